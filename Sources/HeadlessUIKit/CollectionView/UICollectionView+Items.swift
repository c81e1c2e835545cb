#if !canImport(UIKit)
import Foundation
internal import ListRuntime

extension UICollectionView {
    public var numberOfSections: Int {
        loadIfNeeded()
        return knownCounts.count
    }
    public func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        guard knownCounts.indices.contains(section) else {
            UIKitRules.report(
                "request for number of items in section \(section) when there are only \(knownCounts.count) sections "
                    + "in the collection view")
            return 0
        }
        return knownCounts[section]
    }

    /// The cell that shows the item, nil if the item is not on screen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutIfReloaded()
        return shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
    }
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        layoutIfReloaded()
        return shown.first { $0.value === cell && $0.key.kind == nil }?.key.path
    }
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { shown[ElementKey(kind: nil, path: $0)] as? UICollectionViewCell }
    }
    public var indexPathsForVisibleItems: [IndexPath] {
        layoutIfReloaded()
        return shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        layoutIfReloaded()
        return shown[ElementKey(kind: elementKind, path: indexPath)]
    }
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            shown[ElementKey(kind: elementKind, path: $0)]
        }
    }
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutIfReloaded()
        return shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard contains(indexPath) else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return collectionViewLayout.layoutAttributesForElements(in: around)?.first {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }?.indexPath
    }

    /// Scrolls at once; items on the way are measured as they come on screen.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard indexPath.count == 2 else { return UIKitRules.report(HeadlessBatch.malformedPath(.collectionView)) }
        guard contains(indexPath) else {
            let items = knownCounts.indices.contains(indexPath.section) ? knownCounts[indexPath.section] : 0
            UIKitRules.report(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                    + "only \(items) items in section \(indexPath.section).")
            return
        }
        prepareLayout()
        collectionViewLayout.reveal(indexPath, at: scrollPosition)
        let isThere = scroll {
            layoutAttributesForItem(at: indexPath).map { offset(for: $0.frame, at: scrollPosition) }
        }
        guard isThere else { return }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(for frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = boundsOrigin
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - visible.height / 2
        } else if position.contains(.bottom) || frame.maxY > visible.maxY {
            offset.y = frame.maxY - inset.top - visible.height
        } else if frame.minY < visible.minY {
            offset.y = frame.minY - inset.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - visible.width / 2
        } else if position.contains(.right) || frame.maxX > visible.maxX {
            offset.x = frame.maxX - inset.left - visible.width
        } else if frame.minX < visible.minX {
            offset.x = frame.minX - inset.left
        }
        return offset
    }
}
#endif
