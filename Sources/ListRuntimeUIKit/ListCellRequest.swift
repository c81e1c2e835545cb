#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A question for the cell of a row, which generated code answers with one that it dequeues and fills.
@preconcurrency @MainActor
public struct ListCellRequest<View: ListView> {
    /// The place of the row.
    public let indexPath: IndexPath
    @usableFromInline let view: View

    @inlinable
    init(_ indexPath: IndexPath, in view: View) {
        self.indexPath = indexPath
        self.view = view
    }

    /// What was dequeued as what it is registered to be, filled by `fill`.
    @inlinable
    func filled<Cell: UIView>(_ cell: UIView, _ identifier: String, _ fill: (Cell) -> Void) -> Cell {
        let cell = Cell.typed(cell, identifier)
        fill(cell)
        return cell
    }
}

/// A question for the cell of a row of a table view.
public typealias CellRequest = ListCellRequest<UITableView>

/// A question for the cell of an item of a collection view.
public typealias ItemRequest = ListCellRequest<UICollectionView>

extension ListCellRequest where View == UITableView {
    /// The table view that shows the row.
    public var tableView: UITableView { view }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        filled(view.dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// A cell of a class of the list.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ kind: some TableCellKind, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        dequeue(type, kind.rawValue, fill: fill)
    }
}

extension ListCellRequest where View == UICollectionView {
    /// The collection view that shows the item.
    public var collectionView: UICollectionView { view }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        filled(view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// A cell of a class of the list.
    @inlinable
    public func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ kind: some CollectionCellKind, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        dequeue(type, kind.rawValue, fill: fill)
    }
}
