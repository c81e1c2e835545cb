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

    /// The list view.
    var view: UIView? {
        get { owned.view }
        set { owned.view = newValue }
    }

    /// The class of the list.
    var name: String {
        get { owned.name }
        set { owned.name = newValue }
    }

    var report: (ListReport) -> Void {
        get { owned.report }
        set { owned.report = newValue }
    }

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
