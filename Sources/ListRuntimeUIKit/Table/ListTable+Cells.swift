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
        configured.record(
            cell, row: row, id: applied.rowID(at: path), stamp: applied.stamp(of: row),
            isStale: ahead?.places[path] != nil)
        return cell
    }

    /// A cell of a class.
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
    ) -> Cell {
        typed(tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath), type, identifier)
    }

    /// A header or footer of a class.
    public func dequeue<View: UITableViewHeaderFooterView>(
        _ type: View.Type, _ identifier: String, in tableView: UITableView
    ) -> View {
        typed(tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier), type, identifier)
    }

    /// Providers, which import no runtime, say the same in the same words; see Templates/Rows.mustache.
    private func typed<View: UIView>(_ view: UIView?, _ type: View.Type, _ identifier: String) -> View {
        guard let typed = view as? View else {
            let other = view.map { "\(Swift.type(of: $0))" } ?? "nothing"
            preconditionFailure("\"\(identifier)\" is registered with \(other) instead of \(type)")
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
