import Foundation

extension UICollectionView {
    /// Announces the next screen of items in the direction of scrolling, nearest first, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        prefetched.scroll(to: isVertical ? bounds.minY : bounds.minX)
        func items(screens: CGFloat) -> [IndexPath] {
            self.items(
                in: isVertical
                    ? bounds.offsetBy(dx: 0, dy: screens * bounds.height)
                    : bounds.offsetBy(dx: screens * bounds.width, dy: 0))
        }
        var next = prefetched.goesBack ? items(screens: -1) : []
        if next.isEmpty { next = items(screens: 1) }
        let (added, far) = prefetched.move(to: next) { shown[ElementKey(kind: nil, path: $0)] != nil }
        if !far.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: far) }
        if !added.isEmpty { source.collectionView(self, prefetchItemsAt: added) }
    }

    /// The items of a place off the screen, nearest first.
    private func items(in rect: CGRect) -> [IndexPath] {
        (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.frame.overlaps(bounds) }
            .map { (distance: distance($0.frame), path: $0.indexPath) }
            .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
    }

    private func distance(_ frame: CGRect) -> CGFloat {
        max(frame.minY - bounds.maxY, frame.minX - bounds.maxX, bounds.minY - frame.maxY, bounds.minX - frame.maxX)
    }
}
