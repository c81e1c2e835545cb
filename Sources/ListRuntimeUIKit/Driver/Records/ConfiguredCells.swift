#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What each living cell shows.
///
/// Kept by the cell, because the path of a cell that left the screen may be that of a state that is gone. Cells that
/// wait to be reused are among them: UIKit does not tell those from cells that it has prepared ahead of the screen.
/// What runs for every cell that is filled is inlinable, so that it is specialised for the list.
@usableFromInline @MainActor
struct ConfiguredCells<Cell: UIView, Row, ID: Hashable, Stamp> {
    @usableFromInline typealias Entry = ConfiguredCell<Cell, Row, ID, Stamp>

    @usableFromInline var entries: [Entry] = []
    /// When that many cells are known, those that are gone are dropped.
    @usableFromInline var limit = 64

    @inlinable
    init() {}

    @inlinable
    mutating func record(_ cell: Cell, _ shown: consuming Entry.Shown) {
        if let known = entry(of: cell) {
            known.shown = shown
        } else {
            add(cell, shown)
        }
    }

    @usableFromInline mutating func add(_ cell: Cell, _ shown: Entry.Shown) {
        if entries.count >= limit { dropGone() }
        let entry = Entry(cell, shown, place: entries.count)
        entries.append(entry)
        CellSlot.set(entry, of: cell)
    }

    private mutating func dropGone() {
        entries.removeAll { !$0.isOfItsCell }
        for (place, entry) in entries.enumerated() { entry.place = place }
        limit = max(64, entries.count * 2)
    }

    /// The cells that live, in no order.
    var living: some Sequence<(cell: Cell, entry: Entry)> {
        entries.lazy.compactMap { entry in entry.isOfItsCell ? entry.cell.map { ($0, entry) } : nil }
    }

    /// What a cell shows; nil if another list filled it last.
    @inlinable
    func entry(of cell: Cell) -> Entry? {
        guard let entry = CellSlot.object(of: cell) as? Entry, entries.indices.contains(entry.place),
            entries[entry.place] === entry
        else { return nil }
        return entry
    }
}
