#if !canImport(UIKit)
import Foundation

/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    /// The frame at an item's frame. Without an anchor of its own the same edges of both meet.
    func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.points(in: item.size)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let place = containerAnchor.point(of: item)
        let moved = containerAnchor.points(for: size)
        let movedOwn = itemAnchor?.points(for: size) ?? .zero
        return CGRect(
            origin: CGPoint(
                x: place.x - own.x + moved.x + movedOwn.x, y: place.y - own.y + moved.y + movedOwn.y),
            size: size)
    }
}
#endif
