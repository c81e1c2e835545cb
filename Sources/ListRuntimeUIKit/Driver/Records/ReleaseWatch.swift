#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Goes with its list, and reports it if the list view is still on screen at the end of the turn and asks nobody for rows.
@MainActor
final class ReleaseWatch {
    // Read by the last owner alone.
    private nonisolated(unsafe) var owned = Owned()

    private struct Owned {
        weak var view: UIView?
        var name = ""
        var report: (ListReport) -> Void = { _ in }
    }

    nonisolated init() {}

    /// Whom it tells.
    func tell(_ report: @escaping (ListReport) -> Void) { owned.report = report }

    /// Watches a list of a class, by its view.
    func watch(_ view: UIView, of name: String) { (owned.view, owned.name) = (view, name) }

    deinit {
        guard owned.view != nil else { return }
        nonisolated(unsafe) let owned = owned
        Task { @MainActor in
            guard let view = owned.view, view.window != nil else { return }
            let hasSource =
                (view as? UITableView)?.dataSource != nil || (view as? UICollectionView)?.dataSource != nil
            if !hasSource { owned.report(.released(owned.name)) }
        }
    }
}
