import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What generated data source and delegate methods call.
extension ListTable {
    /// The filled cell of the row at a path. Remembers what the cell shows.
    public func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else {
            onReport(.missingRow(RowPath(indexPath) ?? RowPath(section: -1, row: -1)))
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        fillDepth += 1
        defer { fillDepth -= 1 }
        let cell = makeCell(for: row, at: indexPath, in: tableView)
        configured.record(cell, row: row, id: applied.rowID(at: path), stamp: applied.stamp(of: row))
        return cell
    }

    /// A cell of a class.
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
    ) -> Cell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let typed = cell as? Cell else {
            preconditionFailure(
                "The cell registered for the identifier \(identifier) is a \(Swift.type(of: cell)), not a \(type).")
        }
        return typed
    }

    /// The row that a cell was filled with, also after the row is gone; for `didEndDisplaying`.
    public func displayedRow(of cell: UITableViewCell) -> State.RowValue? { configured.row(of: cell) }

    /// Where the row at a path is on screen.
    public func event(at indexPath: IndexPath, in tableView: UITableView) -> RowEvent {
        if let cell = tableView.cellForRow(at: indexPath) { return RowEvent(cell: cell) }
        return RowEvent(view: tableView, rect: tableView.rectForRow(at: indexPath))
    }
}
