#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A question about the cell of a row, which generated code answers: with a filled cell, or with its kind alone.
@preconcurrency @MainActor
public struct ListCellRequest<View: ListView> {
    /// The place of the row.
    public let indexPath: IndexPath
    /// Nil if only the kind is asked for.
    @usableFromInline let shown: View?
    @usableFromInline let answer: RowKindAnswer?

    @inlinable
    init(_ indexPath: IndexPath, in view: View) {
        self.indexPath = indexPath
        shown = view
        answer = nil
    }

    /// Asks for the kind alone.
    init(_ indexPath: IndexPath, _ answer: RowKindAnswer) {
        self.indexPath = indexPath
        shown = nil
        self.answer = answer
    }

    /// Answers with the kind of the row; no cell is made.
    func tell(_ kind: RowKind) { answer?.tell(kind) }

    /// Not inlined: that would be once for each kind of row.
    @usableFromInline @inline(never)
    func tell(_ identifier: String, _ reads: RowKind.Reads, _ refill: RowKind.Refill) {
        tell(RowKind(identifier, reads: reads, refill: refill))
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

    /// Nothing fills a cell where there is no view.
    @inlinable var view: UITableView { shown ?? UITableView() }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        filled(view.dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// The cell of a row, filled by `fill`; nil if its kind is asked for, which `reads` and `refill` are of.
    @inlinable @inline(__always)
    public func cell<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, reads: RowKind.Reads = [], refill: RowKind.Refill = .inPlace,
        fill: (Cell) -> Void = { _ in }
    ) -> UITableViewCell? {
        guard let view = shown else {
            tell(identifier, reads, refill)
            return nil
        }
        return filled(view.dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// The same of a class of the list.
    @inlinable @inline(__always)
    public func cell<Cell: UITableViewCell>(
        _ type: Cell.Type, _ kind: some TableCellKind, reads: RowKind.Reads = [], refill: RowKind.Refill = .inPlace,
        fill: (Cell) -> Void = { _ in }
    ) -> UITableViewCell? {
        cell(type, kind.rawValue, reads: reads, refill: refill, fill: fill)
    }
}

extension ListCellRequest where View == UICollectionView {
    /// The collection view that shows the item.
    public var collectionView: UICollectionView { view }

    /// Nothing fills a cell where there is no view.
    @inlinable var view: UICollectionView {
        shown ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        filled(view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// The cell of a row, filled by `fill`; nil if its kind is asked for, which `reads` and `refill` are of.
    @inlinable @inline(__always)
    public func cell<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ identifier: String, reads: RowKind.Reads = [], refill: RowKind.Refill = .inPlace,
        fill: (Cell) -> Void = { _ in }
    ) -> UICollectionViewCell? {
        guard let view = shown else {
            tell(identifier, reads, refill)
            return nil
        }
        return filled(view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier, fill)
    }

    /// The same of a class of the list.
    @inlinable @inline(__always)
    public func cell<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ kind: some CollectionCellKind, reads: RowKind.Reads = [],
        refill: RowKind.Refill = .inPlace, fill: (Cell) -> Void = { _ in }
    ) -> UICollectionViewCell? {
        cell(type, kind.rawValue, reads: reads, refill: refill, fill: fill)
    }
}
