#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A question for the cell of an item, which generated code answers with one that it dequeues and fills.
@preconcurrency @MainActor
public struct ItemRequest {
    /// The place of the item.
    public let indexPath: IndexPath
    /// The collection view that shows it.
    public let collectionView: UICollectionView

    @inlinable
    init(_ indexPath: IndexPath, in collectionView: UICollectionView) {
        self.indexPath = indexPath
        self.collectionView = collectionView
    }

    /// A cell of a class, filled by `fill`.
    @inlinable
    public func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ identifier: String, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        let view = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        let cell = type.typed(view, identifier)
        fill(cell)
        return cell
    }

    /// A cell of a class of the list.
    @inlinable
    public func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ kind: some CollectionCellKind, fill: (Cell) -> Void = { _ in }
    ) -> Cell {
        dequeue(type, kind.rawValue, fill: fill)
    }
}
