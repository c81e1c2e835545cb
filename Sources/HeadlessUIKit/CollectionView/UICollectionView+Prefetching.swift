import Foundation

extension UICollectionView {
    /// Announces the next screen of items behind the one shown, nearest first, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        let ahead =
            isVertical ? bounds.offsetBy(dx: 0, dy: bounds.height) : bounds.offsetBy(dx: bounds.width, dy: 0)
        let next = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.frame.overlaps(bounds) }
            .sorted { (distance($0), $0.indexPath) < (distance($1), $1.indexPath) }.map(\.indexPath)
        let (added, far) = prefetched.move(to: next) { shown[ElementKey(kind: nil, path: $0)] != nil }
        if !far.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: far) }
        if !added.isEmpty { source.collectionView(self, prefetchItemsAt: added) }
    }

    private func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        max(attributes.frame.minY - bounds.maxY, attributes.frame.minX - bounds.maxX)
    }
}
