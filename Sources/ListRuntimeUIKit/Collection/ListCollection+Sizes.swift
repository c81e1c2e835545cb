import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListCollection {
    /// The size of the item at a path, for `sizeForItemAt`, and for layouts of the app's own. What nobody says is that of
    /// the flow layout. What is computed is kept for the width of the item, and not computed again until the row, the
    /// context or the metrics change.
    ///
    /// A width or height that is negative, infinite or not a number is reported, and the one of the layout taken. As long
    /// as the list has a width of zero, that of an item is not a fault, and no height is computed.
    public func size(at indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
        let standard = itemSize(in: collectionView)
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else { return standard }
        let room = room(inSection: path.section, in: collectionView)
        let size =
            wholeSize(of: row, at: indexPath, room, in: collectionView)
            ?? composedSize(of: row, at: indexPath, room, in: collectionView) ?? standard
        if let room, room.isExceeded(by: size), flowLayout(of: collectionView) != nil,
            heights.isFirst(.oversized(kind(of: row, at: path).reuseIdentifier))
        {
            onReport(.oversizedItem("\(size.width) by \(size.height)", path))
        }
        return size
    }

    /// A size that is said as a whole; nil if none is.
    private func wholeSize(
        of row: State.RowValue, at indexPath: IndexPath, _ room: ItemRoom?, in collectionView: UICollectionView
    ) -> CGSize? {
        guard itemSizing == .declared, let path = RowPath(indexPath) else { return nil }
        let width = room?.width ?? 0
        let hasWidth = enterHeightEnvironment(of: collectionView) && room != nil
        if heights.areOfObjects { forgetHeightOfOtherContent(at: path) }
        if hasWidth, let known = heights.size(at: path, width: width) { return known }
        var request = HeightRequest(computes: hasWidth, width: width)
        guard let answer = self.size(of: row, at: indexPath, &request) else {
            return request.origin == .said ? nil : itemSize(in: collectionView)
        }
        let size = CGSize(
            width: checked(answer.width, \.width, of: row, at: indexPath, in: collectionView),
            height: checked(answer.height, \.height, of: row, at: indexPath, in: collectionView))
        switch request.origin {
        case .said: break
        case .computed: keep(size.height, size.width, of: row, at: path, width: width)
        case .computedEachTime: heights.noteComputedEachTime()
        }
        return size
    }

    /// A width and a height that are said apart; nil if neither is.
    private func composedSize(
        of row: State.RowValue, at indexPath: IndexPath, _ room: ItemRoom?, in collectionView: UICollectionView
    ) -> CGSize? {
        let width = itemWidth(of: row, at: indexPath, room, in: collectionView)
        var height = saidHeight(at: indexPath, width: width, in: collectionView)
        if height == UITableView.automaticDimension { height = nil }
        // One column is meant where a height is said, and nothing where none is.
        if height == nil, let room, room.grid.columns == nil || room.isSideways { return nil }
        let standard = itemSize(in: collectionView).height
        return CGSize(width: width, height: height.map { room?.onPixels($0) ?? $0 } ?? standard)
    }

    func itemSize(in collectionView: UICollectionView) -> CGSize {
        flowLayout(of: collectionView)?.itemSize ?? .zero
    }

    func itemWidth(
        of row: State.RowValue, at indexPath: IndexPath, _ room: ItemRoom?, in collectionView: UICollectionView
    ) -> CGFloat {
        let ofColumn = room.flatMap { room in
            room.isSideways
                ? nil : spansColumns(row) ? max(room.width, 0) : room.columnWidth(ofItem: indexPath.item)
        }
        guard let width = width(of: row, at: indexPath) ?? ofColumn else { return itemSize(in: collectionView).width }
        return checked(width, \.width, of: row, at: indexPath, in: collectionView)
    }

    /// A width or height that can be shown, or that of the layout.
    private func checked(
        _ length: CGFloat, _ dimension: KeyPath<CGSize, CGFloat>, of row: State.RowValue, at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> CGFloat {
        if length >= 0, length.isFinite { return length }
        // Computed from a list without a width, it says nothing.
        if collectionView.bounds.width > 0, let path = RowPath(indexPath) {
            let kind = kind(of: row, at: path).reuseIdentifier
            if dimension == \.width {
                if heights.isFirst(.width(kind)) { onReport(.invalidWidth("\(length)", path)) }
            } else if heights.isFirst(.height(kind)) {
                onReport(.invalidHeight("\(length)", path))
            }
        }
        return itemSize(in: collectionView)[keyPath: dimension]
    }

    /// Whether an item has another size than the flow layout has given it. An item that measures itself has none here.
    func hasOtherSize(_ indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
        guard let layout = flowLayout(of: collectionView), layout.estimatedItemSize == .zero else { return false }
        // The layout, not the view: this is asked in the middle of an update.
        return layout.layoutAttributesForItem(at: indexPath)?.size != size(at: indexPath, in: collectionView)
    }

    /// Whether the header or the footer of a section has another size than the flow layout has given it, or comes, or
    /// goes. The delegate is asked, as the layout asks it.
    func hasOtherEnds(_ section: Int, in collectionView: UICollectionView) -> Bool {
        guard let layout = flowLayout(of: collectionView),
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
