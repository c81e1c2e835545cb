import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListTable {
    /// Makes a list the source of a table view, and its delegate if it is to be that, after its classes are registered; for
    /// generated code, before `attach`.
    public func connect(
        to tableView: UITableView, _ cells: (some TableCellKind).Type, source: any UITableViewDataSource,
        delegate: (any UITableViewDelegate)? = nil
    ) {
        cells.register(in: tableView)
        connect(to: tableView, source: source, delegate: delegate)
    }

    /// The same of a list without classes to register.
    public func connect(
        to tableView: UITableView, source: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil
    ) {
        tableView.dataSource = source
        if let delegate { tableView.delegate = delegate }
    }

    /// The filled cell of the row at a path; for generated code.
    @inlinable
    public func dequeueCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let request = CellRequest(indexPath, in: tableView)
        let cell = makeCell(for: row, at: indexPath, request) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// The same of a row whose place decides which cell it needs.
    @inlinable
    public func dequeueCellByPlace(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
        guard let (path, row, stamp) = beginFilling(indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let request = CellRequest(indexPath, in: tableView)
        let cell =
            makeCell(for: row, at: indexPath, in: applied, request)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        endFilling(cell, path, row, stamp)
        return cell
    }

    /// The cell of a row for which the app has no class, dequeued, with the values that it had when it was made; for
    /// generated code. It is filled by `fill`.
    public func plainCell(
        _ kind: some TableCellKind, for request: CellRequest, reads: RowKind.Reads = [],
        refill: RowKind.Refill = .inPlace, fill: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell? {
        plainCell(kind.rawValue, for: request, reads: reads, refill: refill, fill: fill)
    }

    /// The same under a reuse identifier that the row says.
    public func plainCell(
        _ identifier: String, for request: CellRequest, reads: RowKind.Reads = [], refill: RowKind.Refill = .inPlace,
        fill: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell? {
        guard request.shown != nil else {
            request.tell(RowKind(identifier, reads: reads, refill: refill))
            return nil
        }
        let cell = request.dequeue(UITableViewCell.self, identifier)
        let made = MadeTableCell.values(of: cell)
        made.restore(cell, isOtherRow: !shows(cell, rowAt: request.indexPath))
        fill(cell)
        made.noteFilled(cell)
        return cell
    }

    /// Shows by a checkmark whether a row is chosen; for generated code, when its cell is filled.
    /// - Returns: The cell.
    @discardableResult
    public func mark(_ cell: UITableViewCell?, at indexPath: IndexPath) -> UITableViewCell? {
        cell?.accessoryType = selection(at: indexPath).isChosen ? .checkmark : .none
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
