#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A question for the cell of a row, which generated code answers with one that it dequeues and fills.
@preconcurrency @MainActor
public struct CellRequest {
    /// The place of the row.
    public let indexPath: IndexPath
    /// The table view that shows it.
    public let tableView: UITableView

    @inlinable
    init(_ indexPath: IndexPath, in tableView: UITableView) {
        self.indexPath = indexPath
        self.tableView = tableView
    }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        let view = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        let cell = type.typed(view, identifier)
        fill(cell)
        return cell
    }

    /// A cell of a class of the list.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ kind: some TableCellKind, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        dequeue(type, kind.rawValue, fill: fill)
    }
}
