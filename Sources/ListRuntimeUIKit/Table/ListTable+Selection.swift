import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The identities of the selected rows. They stay selected as long as their rows are there.
    public var selection: Set<State.RowIdentity> {
        tableView.map { Set(selectedIDs(in: $0)) } ?? []
    }

    /// Selects a row; no delegate method is called.
    /// - Returns: False where there is no such row.
    @discardableResult
    public func select(
        _ id: State.RowIdentity, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
    ) -> Bool {
        guard let tableView, let indexPath = indexPath(of: id) else { return false }
        tableView.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return true
    }

    /// Deselects a row; no delegate method is called.
    /// - Returns: False where there is no such row.
    @discardableResult
    public func deselect(_ id: State.RowIdentity, animated: Bool = false) -> Bool {
        guard let tableView, let indexPath = indexPath(of: id) else { return false }
        tableView.deselectRow(at: indexPath, animated: animated)
        return true
    }

    /// Deselects the row that was tapped; for generated code.
    public func deselect(at indexPath: IndexPath) {
        tableView?.deselectRow(at: indexPath, animated: true)
    }

    func selectedIDs(in tableView: UITableView) -> [State.RowIdentity] {
        (tableView.indexPathsForSelectedRows ?? []).compactMap { rowID(at: $0) }
    }

    /// Selects again what an update dropped: UIKit keeps the selection of rows that move, not of rows that reload.
    func restore(_ selected: [State.RowIdentity], in tableView: UITableView) {
        guard !selected.isEmpty else { return }
        let kept = Set(selectedIDs(in: tableView))
        for id in selected where !kept.contains(id) {
            guard let indexPath = indexPath(of: id) else { continue }
            tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        }
    }
}
