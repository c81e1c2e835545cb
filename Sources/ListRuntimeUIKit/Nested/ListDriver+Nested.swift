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
    ///   - access: Where this list has that list; nil if what the user does there stays there.
    ///   - context: The context of that list.
    ///   - view: The view in the cell.
    ///   - make: Makes the list of the view, which is kept for all rows that the cell will show.
    @_spi(Generated)
    public func showList<
        Inner: ListState, InnerContext, InnerView: ListView, List: ListDriver<Inner, InnerContext, InnerView>
    >(
        _ state: Inner.ListValue, at indexPath: IndexPath, _ access: RowAccess<State, Inner.ListValue>? = nil,
        context: InnerContext, in view: InnerView, make: () -> List
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
        guard let id = rowID(at: indexPath) else { return list.follow(state) }
        list.nested.outerRow = access.map { outerRow(id, $0) }
        nested.offsets.show(id, in: view) { isOther in
            if known == nil {
                list.flush()
            } else if isOther {
                list.load(state)
            } else {
                list.follow(state)
            }
        }
    }

    /// The same of a list without context.
    @_spi(Generated)
    public func showList<Inner: ListState, InnerView: ListView, List: ListDriver<Inner, Void, InnerView>>(
        _ state: Inner.ListValue, at indexPath: IndexPath, _ access: RowAccess<State, Inner.ListValue>? = nil,
        in view: InnerView, make: () -> List
    ) {
        showList(state, at: indexPath, access, context: (), in: view, make: make)
    }

    private func outerRow<List>(_ id: State.RowIdentity, _ access: RowAccess<State, List>) -> OuterRow<List> {
        // The state that the list in the cell has.
        var known: Int?
        return OuterRow { [weak self] in
            guard let self, rowPaths(of: [id]).count < 2 else { return .shown }
            guard let path = newestPath(of: id) else { return .lost }
            guard isBehind, known != scheduler.askCount else { return .shown }
            known = scheduler.askCount
            return access.read(newest, path).map { .newer($0) } ?? .lost
        } write: { [weak self] list in
            guard let self, rowPaths(of: [id]).count < 2 else { return }
            updateRow(id, access) { $0 = list }
            known = scheduler.askCount
        }
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
        guard let view = listView else { return follow(state) }
        view.outerList?.note(self)
        let load = { (isOther: Bool) in
            if isOther { self.load(state) } else { self.follow(state) }
        }
        if let offsets {
            offsets.show(id, in: view, load: load)
        } else {
            nested.ownOffsets.show(AnyHashable(id), in: view, load: load)
        }
    }

    /// Has a state be the newest that comes from outside of this list.
    func follow(_ state: State.ListValue) {
        states.pending.newest = state
        schedule()
    }

    /// Takes over what the newest state of the outer list has in the place of this list; false if it has lost that.
    func followOuterRow() -> Bool {
        switch nested.outerRow?.newest() {
        case .newer(let list): follow(list)
        case .lost: return false
        case .shown, nil: break
        }
        return true
    }

    /// Shows a state that has nothing to do with the one before: no batch, no selection, no interaction is left of it.
    private func load(_ state: State.ListValue) {
        guard let view = listView else { return follow(state) }
        holds.forgetInteractions()
        for path in selectedPaths(in: view) { deselect(path, animated: false, in: view) }
        follow(state)
        states.pending.animate(noAnimation)
        states.pending.ask(.reload)
        flush(duringInteraction: true)
    }
}
