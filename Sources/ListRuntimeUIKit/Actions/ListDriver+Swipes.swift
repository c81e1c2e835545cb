import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListDriver {
    /// What a swipe of a row offers; for generated code. Nil if nothing is said of the row: UIKit offers to delete it then
    /// if it can be deleted.
    public func swipe(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = rowID(at: indexPath), let row = newestRow(for: id) else {
            return UISwipeActionsConfiguration(actions: [])
        }
        let request = SwipeRequest<State>(edge: edge, indexPath: indexPath) { [weak self] touched, perform in
            // UIKit waits for its end even if the list is gone.
            guard let self else { return touched.completion(false) }
            self.perform(touched, on: id, perform)
        }
        return swipe(of: row, request)
    }

    /// Performs an action of a row that is swiped open, and tells UIKit when it ends.
    private func perform(
        _ touched: SwipeRequest<State>.Touched, on id: State.RowIdentity, _ perform: (State.RowValue, RowEvent) -> Void
    ) {
        let ending = ActionEnding { [weak self] isDone in
            guard let self else { return touched.completion(isDone && !touched.isDestructive) }
            endSwipe(touched, on: id, isDone)
        }
        guard let row = newestRow(for: id) else { return ending.close(false) }
        perform(row, event(of: id, ending: ending, in: touched.view))
        ending.close()
    }

    /// UIKit takes it that a destructive action which was done has removed the row, and closes the swipe of any other. So
    /// a row that is gone leaves the screen before, and all else waits until the swipe is closed.
    private func endSwipe(_ touched: SwipeRequest<State>.Touched, on id: State.RowIdentity, _ isDone: Bool) {
        // A pass that runs takes no row away, and UIKit takes no row in one. It is over in a later turn.
        if isUpdating || filling.isActive {
            Task { @MainActor in endSwipe(touched, on: id, isDone) }
            return
        }
        let isGone = newestPath(of: id) == nil
        if isGone { flush(duringInteraction: !isHeldElsewhere(than: id)) }
        touched.completion(isDone && (isGone || !touched.isDestructive))
    }

    /// Whether the user holds something else than a row: the swipe of that row may have been closed long ago.
    func isHeldElsewhere(than id: State.RowIdentity) -> Bool {
        guard let view = listView, view.window != nil else { return false }
        if view.hasActiveDrag || view.hasActiveDrop || view.hasUncommittedUpdates { return true }
        if holds.interactions.contains(where: { $0 != .swipe }) { return true }
        return view.visibleCells.contains {
            $0.configurationState.isSwiped && configured.entry(of: $0)?.shown.ids.contains(id) != true
        }
    }

    /// What happens to a row now, and where the row is whenever that is asked.
    /// - Parameter fallback: What is told if the list view is gone; else that is told of a row that is not on screen.
    func event(
        of id: State.RowIdentity, at point: CGPoint? = nil, ending: ActionEnding? = nil, in fallback: UIView
    ) -> RowEvent {
        let find = { [weak self] in self?.place(of: id) }
        let place = find() ?? RowEvent.Place(view: fallback, rect: fallback.bounds)
        return RowEvent(
            place, point: point.map { place.view.convert($0, from: listView) }, ending: ending, find: find)
    }

    /// The cell of a row, or the list view if it has none; nil if the list view is gone.
    private func place(of id: State.RowIdentity) -> RowEvent.Place? {
        guard let view = listView else { return nil }
        guard let path = appliedIndexPath(of: id) else { return RowEvent.Place(view: view, rect: view.bounds) }
        if let cell = shownCell(at: path, in: view) { return RowEvent.Place(view: cell, rect: cell.bounds) }
        return RowEvent.Place(view: view, rect: rect(ofRowAt: path, in: view))
    }
}
