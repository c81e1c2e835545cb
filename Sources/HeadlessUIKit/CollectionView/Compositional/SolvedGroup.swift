#if !canImport(UIKit)
import Foundation

/// A group with its items, in its own coordinates.
struct SolvedGroup {
    var size: CGSize
    var items: [Item] = []

    /// An item and what is attached to it.
    struct Item {
        var frame: CGRect
        let fitting: UICollectionViewLayoutAttributes.Fitting
        var zIndex = 0
        var attached: [Attached] = []

        func moved(by offset: CGPoint) -> Item {
            var item = self
            item.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
            for index in attached.indices {
                item.attached[index].frame = attached[index].frame.offsetBy(dx: offset.x, dy: offset.y)
            }
            return item
        }
    }

    /// A supplementary item at the frame of an item.
    struct Attached {
        let kind: String
        var frame: CGRect
        let zIndex: Int
    }
}
#endif
