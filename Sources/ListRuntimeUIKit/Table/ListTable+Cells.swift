import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The filled cell of the row at a path; for generated code.
    @inlinable
    public func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let cell = makeCell(for: row, at: indexPath, in: tableView)
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// A cell of a class; for generated code.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
    ) -> Cell {
        typed(tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath), type, identifier)
    }

    /// A header or footer of a class; for generated code.
    @inlinable
    public func dequeue<Header: UITableViewHeaderFooterView>(
        _ type: Header.Type, _ identifier: String, in tableView: UITableView
    ) -> Header {
        typed(tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier), type, identifier)
    }
}
