import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The filled cell of the row at a path; for generated code.
    public func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        filledCell(at: indexPath) { makeCell(for: $0, at: indexPath, in: tableView) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// A cell of a class; for generated code.
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
    ) -> Cell {
        typed(tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath), type, identifier)
    }

    /// A header or footer of a class; for generated code.
    public func dequeue<Header: UITableViewHeaderFooterView>(
        _ type: Header.Type, _ identifier: String, in tableView: UITableView
    ) -> Header {
        typed(tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier), type, identifier)
    }
}
