#if !canImport(UIKit)
import Foundation

/// The places that a prefetching data source was told of.
struct PrefetchWindow {
    private var announced: Set<IndexPath> = []
    private var offset: CGFloat = 0
    /// Whether the list was last scrolled towards its start.
    private(set) var goesBack = false

    /// Says where the list is scrolled to.
    mutating func scroll(to offset: CGFloat) {
        if offset != self.offset { goesBack = offset < self.offset }
        self.offset = offset
    }

    /// What is now shown needs no prefetching any more.
    mutating func show(_ path: IndexPath) { announced.remove(path) }
    /// After a reload all is announced again.
    mutating func forget() { announced = [] }
    mutating func carry(_ mapping: BatchMapping) { announced = Set(announced.compactMap(mapping.row)) }

    /// Moves to other places, nearest first. Returns those to announce and those to take back.
    mutating func move(
        to next: [IndexPath], isShown: (IndexPath) -> Bool
    ) -> (added: [IndexPath], cancelled: [IndexPath]) {
        let added = next.filter { !announced.contains($0) }
        let cancelled = announced.subtracting(next).filter { !isShown($0) }.sorted()
        announced = Set(next)
        return (added, cancelled)
    }
}
#endif
