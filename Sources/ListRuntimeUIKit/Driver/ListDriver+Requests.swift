import Foundation
import ListRuntime

// What is asked of a row that the newest state has and the applied one has not.
extension ListDriver {
    typealias Request = RowRequest<State.RowIdentity, View.ScrollPosition>

    /// Does what is asked of a row now, applies the state first that brings it, or leaves it to the pass that does.
    /// - Returns: False if there is no such row.
    func request(_ action: Request.Action, of id: State.RowIdentity) -> Bool {
        guard listView != nil else { return false }
        if rowPath(of: id) == nil {
            guard isNewRow(id) else { return false }
            runPasses(duringInteraction: false)
        }
        // A handler can have taken the view, or the row, away.
        guard let view = listView else { return false }
        let request = Request(id: id, action: action)
        if fulfil(request, in: view) { return true }
        guard isUpdating && rowPath(of: id) != nil || isNewRow(id) else { return false }
        requests.add(request)
        return true
    }

    /// Does what was asked of the rows that are there now. What is asked of a row that comes later waits on.
    func fulfilRequests() {
        guard !requests.isEmpty else { return }
        for request in requests.take() {
            guard let view = listView else { return }
            if !fulfil(request, in: view), isNewRow(request.id) { requests.add(request) }
        }
    }

    /// Whether a row is in the newest state alone.
    func isNewRow(_ id: State.RowIdentity) -> Bool { hasNewer && rowPath(of: id) == nil && isInNewest(id) }

    /// Reports once that a look-up asked for a row which is in the newest state alone.
    func reportNewRow(_ id: State.RowIdentity) {
        guard reporting.isHeard, !reporting.isReported(.newRow), isNewRow(id) else { return }
        reportOnce(.newRow, .rowNotApplied(String(describing: id)))
    }

    /// False if the list view has no such row, or not yet.
    private func fulfil(_ request: Request, in view: View) -> Bool {
        guard let path = rowPath(of: request.id), path.section < view.numberOfSections,
            path.row < rowCount(inSection: path.section, of: view)
        else { return false }
        // The view is not laid out in an update.
        if isUpdating, case .focus = request.action { return false }
        switch request.action {
        case .scroll(let position, let animated):
            scroll(to: IndexPath(path), at: position, animated: animated, in: view)
        case .place(let distance):
            place(IndexPath(path), at: distance, in: view)
        case .select(let animated, let position):
            if isUpdating { scheduler.pass.note(request.id, isSelected: true) }
            select(IndexPath(path), animated: animated, position, in: view)
            followSelection()
        case .focus: focus(at: IndexPath(path), in: view)
        case .touch: touch(request.id)
        }
        return true
    }
}
