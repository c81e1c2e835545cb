import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The size of the item at a path, for `sizeForItemAt`; for generated code. What nobody says is that of the flow
    /// layout. A computed height is kept for the width of its item, and not computed again until the row, the context
    /// or the metrics change.
    ///
    /// A width or height that is negative, infinite or not a number is reported, and the one of the layout taken. As long
    /// as the list has a width of zero, that of an item is no fault, and no height is computed.
    public func size(at indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
        let size = itemSize(in: collectionView)
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else { return size }
        let width = itemWidth(of: row, at: indexPath, in: collectionView)
        let height = height(at: indexPath, width: width, in: collectionView)
        return CGSize(
            width: width, height: height == UITableView.automaticDimension ? size.height : height)
    }

    func itemSize(in collectionView: UICollectionView) -> CGSize {
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func itemWidth(of row: State.RowValue, at indexPath: IndexPath, in collectionView: UICollectionView) -> CGFloat {
        guard let width = width(of: row, at: indexPath) else { return itemSize(in: collectionView).width }
        if width >= 0, width.isFinite { return width }
        // Computed from a list without a width, it says nothing.
        if collectionView.bounds.width > 0, let path = RowPath(indexPath),
            heights.isFirst(.width(kind(of: row).reuseIdentifier))
        {
            onReport(.invalidWidth("\(width)", path))
        }
        return itemSize(in: collectionView).width
    }

    /// Whether an item has another size than the flow layout has given it. An item that measures itself has none here.
    func hasOtherSize(_ indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.estimatedItemSize == .zero
        else { return false }
        // The layout, not the view: this is asked in the middle of an update.
        return layout.layoutAttributesForItem(at: indexPath)?.size != size(at: indexPath, in: collectionView)
    }

    /// Whether the header or the footer of a section has another size than the flow layout has given it, or comes, or
    /// goes. The delegate is asked, as the layout asks it.
    func hasOtherEnds(_ section: Int, in collectionView: UICollectionView) -> Bool {
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
            let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        else { return false }
        func differs(_ kind: String, _ size: CGSize?) -> Bool {
            guard let size else { return false }
            let given = endAttributes(kind, section, in: collectionView)?.size ?? .zero
            return scrollsSideways(collectionView) ? given.width != size.width : given.height != size.height
        }
        #if canImport(UIKit)
        let header = delegate.collectionView?(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        let footer = delegate.collectionView?(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        #else
        let header = delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        let footer = delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        #endif
        return differs(UICollectionView.elementKindSectionHeader, header)
            || differs(UICollectionView.elementKindSectionFooter, footer)
    }

    func endAttributes(
        _ kind: String, _ section: Int, in collectionView: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(row: 0, section: section))
    }
}
