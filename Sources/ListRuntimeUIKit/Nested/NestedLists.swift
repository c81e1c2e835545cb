#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The lists in the cells of a list: one for each view that shows some.
@MainActor
final class NestedLists<ID: Hashable> {
    let offsets = NestedOffsets<ID>()
    private var sources: [ObjectIdentifier: Source] = [:]

    private struct Source {
        weak var view: UIScrollView?
        let list: AnyObject
        /// Counts the contexts of the outer list.
        var contextVersion: Int
    }

    func source(of view: UIScrollView) -> AnyObject? {
        sources[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.list : nil }
    }

    /// The views that show some.
    var views: [UIScrollView] { sources.values.compactMap(\.view) }

    func keep(_ list: AnyObject, _ contextVersion: Int, for view: UIScrollView) {
        sources = sources.filter { $0.value.view != nil }
        sources[ObjectIdentifier(view)] = Source(view: view, list: list, contextVersion: contextVersion)
    }

    /// Whether the list in a view has an older context than the outer one; asked once for each.
    func needsContext(_ version: Int, _ view: UIScrollView) -> Bool {
        guard let known = sources[ObjectIdentifier(view)]?.contextVersion, known != version else { return false }
        sources[ObjectIdentifier(view)]?.contextVersion = version
        return true
    }
}
