import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListTable {
    /// The filled cell of the row at a path; for generated code.
    @inlinable
    public func dequeueCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let cell = makeCell(for: row, at: indexPath, CellRequest(indexPath, in: tableView))
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// The cell of a row for which the app has no class, dequeued, with the values that it had when it was made; for
    /// generated code. It is filled by `fill`.
    public func plainCell(
        _ kind: some TableCellKind, for request: CellRequest, fill: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        plainCell(kind.rawValue, for: request, fill: fill)
    }

    /// The same under a reuse identifier that the row says.
    public func plainCell(
        _ identifier: String, for request: CellRequest, fill: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = request.dequeue(UITableViewCell.self, identifier)
        let made = MadeTableCell.values(of: cell)
        made.restore(cell, isOtherRow: !shows(cell, rowAt: request.indexPath))
        fill(cell)
        made.noteFilled(cell)
        return cell
    }

    /// A header or footer of a class, filled by `fill`; for generated code. What that changes in the list is applied
    /// when the view is filled.
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

    /// A header or footer of a class that the context holds, registered under its own name; for generated code.
    public func dequeue<Header: UITableViewHeaderFooterView>(
        _ held: ViewClass<Header>, in tableView: UITableView, fill: (Header) -> Void = { _ in }
    ) -> Header {
        tableView.register(held.type, forHeaderFooterViewReuseIdentifier: held.reuseIdentifier)
        return dequeue(held.type, held.reuseIdentifier, in: tableView, fill: fill)
    }
}
