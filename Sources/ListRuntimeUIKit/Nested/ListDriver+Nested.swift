import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver: InnerList, OuterList {
    // MARK: As the outer list

    func note(_ list: any InnerList) { nested.note(list) }

    /// How far the lists in the cells of this list are scrolled, by row; to be kept and set again when a screen is
    /// restored. A row whose list is at its start has none.
    public var nestedOffsets: [State.RowIdentity: CGPoint] {
        get {
            MainQueue.check()
            return nested.offsets.offsets
        }
        set {
            if isTakenToMain({ $0.nestedOffsets = newValue }) { return }
            nested.offsets.offsets = newValue
        }
    }

    /// The list that fills a view in a cell; nil for a view that shows none.
    @_spi(Generated) public func nestedList(in view: UIScrollView) -> AnyObject? { nested.source(of: view) }

    /// Shows the list that a row is in a view of its cell; for generated code, in `makeCell`.
    ///
    /// The row that the view shows already follows in a pass of its own. Another one is loaded without a batch, and is
    /// scrolled to where it was left.
    /// - Parameters:
    ///   - state: The state of the list that is shown.
    ///   - indexPath: Where the row is.
    ///   - context: The context of that list.
    ///   - view: The view in the cell.
    ///   - make: Makes the list of the view, which is kept for all rows that the cell will show.
    @_spi(Generated)
    public func showList<
        Inner: ListState, InnerContext, InnerView: ListView, List: ListDriver<Inner, InnerContext, InnerView>
    >(
        _ state: Inner.ListValue, at indexPath: IndexPath, context: InnerContext, in view: InnerView, make: () -> List
    ) {
        // Somebody else may have given the view another data source.
        let known = (nested.source(of: view) as? List).flatMap { $0.isListView(view) ? $0 : nil }
        let list = known ?? make()
        if known == nil {
            list.onReport = { [weak self] in self?.onReport($0) }
            nested.keep(list, contexts.version, for: view)
        } else if nested.needsContext(contexts.version, view) {
            list.context = context
        }
        guard let id = rowID(at: indexPath) else { return list.state = state }
        nested.offsets.show(id, in: view) { isOther in
            if known == nil {
                list.flush()
            } else if isOther {
                list.load(state)
            } else {
                list.state = state
            }
        }
    }

    /// The same of a list without context.
    @_spi(Generated)
    public func showList<Inner: ListState, InnerView: ListView, List: ListDriver<Inner, Void, InnerView>>(
        _ state: Inner.ListValue, at indexPath: IndexPath, in view: InnerView, make: () -> List
    ) {
        showList(state, at: indexPath, context: (), in: view, make: make)
    }

    /// Keeps how far the lists in a cell are scrolled that leaves the screen; for generated code.
    @_spi(Generated) public func keepOffsets(ofListsIn cell: View.ListViewCell) {
        for view in nested.views where view.isDescendant(of: cell) { nested.offsets.leave(view) }
    }

    // MARK: As the list in a cell of somebody else

    /// Shows the state of a row of another list, in a cell that is used for one row after another.
    ///
    /// The same row follows in a pass. Another one is loaded without a batch, and is scrolled to where it was left.
    /// - Parameters:
    ///   - state: The state of the row.
    ///   - id: The identity of the row in the other list.
    ///   - offsets: Those of all cells of the other list. Without it each cell remembers only what it showed itself.
    public func show<ID: Hashable>(_ state: State.ListValue, as id: ID, offsets: NestedOffsets<ID>? = nil) {
        guard let view = listView else { return self.state = state }
        view.outerList?.note(self)
        let load = { (isOther: Bool) in
            if isOther { self.load(state) } else { self.state = state }
        }
        if let offsets {
            offsets.show(id, in: view, load: load)
        } else {
            nested.ownOffsets.show(AnyHashable(id), in: view, load: load)
        }
    }

    /// Shows a state that has nothing to do with the one before: no batch, no selection, no interaction is left of it.
    private func load(_ state: State.ListValue) {
        guard let view = listView else { return self.state = state }
        holds.forgetInteractions()
        for path in selectedPaths(in: view) { deselect(path, animated: false, in: view) }
        apply(state, animation: noAnimation)
        states.pending.ask(.reload)
        flush(duringInteraction: true)
    }
}
