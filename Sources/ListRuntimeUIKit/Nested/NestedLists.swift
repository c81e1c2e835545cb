import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The lists in the cells of a list: one for each view that shows some.
@MainActor
final class NestedLists<State: ListState> {
    /// The row of another list that this one is, in a cell.
    var outerRow: OuterRow<State.ListValue>?
    let offsets = NestedOffsets<State.RowIdentity>()
    /// Where this list, in a cell, was left in each row that it showed.
    let ownOffsets = NestedOffsets<AnyHashable>()
    private var sources: [ObjectIdentifier: Source] = [:]

    /// Those that cells of the app show by themselves.
    private var others: [ObjectIdentifier: Other] = [:]

    private struct Other {
        weak var list: (any InnerList)?
    }

    private struct Source {
        weak var view: UIScrollView?
        let list: any InnerList
        /// Counts the contexts of the outer list.
        var contextVersion: Int
    }

    func source(of view: UIScrollView) -> AnyObject? {
        sources[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.list : nil }
    }

    /// The views that show some.
    var views: [UIScrollView] { sources.values.compactMap(\.view) }

    /// All lists in cells.
    var lists: [any InnerList] {
        sources.values.compactMap { $0.view == nil ? nil : $0.list } + others.values.compactMap(\.list)
    }

    func note(_ list: any InnerList) {
        guard others[ObjectIdentifier(list)]?.list !== list else { return }
        others = others.filter { $0.value.list != nil }
        others[ObjectIdentifier(list)] = Other(list: list)
    }

    func keep(_ list: any InnerList, _ contextVersion: Int, for view: UIScrollView) {
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
