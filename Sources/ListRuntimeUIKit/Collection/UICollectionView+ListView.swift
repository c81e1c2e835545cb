#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UICollectionView: ListView {
    /// Collection views animate as their layout says, or not at all.
    public typealias RowAnimation = CollectionAnimation
}
