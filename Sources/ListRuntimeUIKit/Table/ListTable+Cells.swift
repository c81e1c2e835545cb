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
        let cell = makeCell(for: row, at: indexPath, CellRequest(indexPath, in: tableView))
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// A header or footer of a class; for generated code.
    /// - Parameter fill: Fills it. What it changes in the list comes when the view is filled.
    @inlinable
    public func dequeue<Header: UITableViewHeaderFooterView>(
        _ type: Header.Type, _ identifier: String, in tableView: UITableView, fill: (Header) -> Void = { _ in }
    ) -> Header {
        let view = type.typed(tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier), identifier)
        beginFilling()
        fill(view)
        endFilling()
        return view
    }
}
