#if !canImport(UIKit)
extension UICollectionView {
    /// The user of the collection view, and an eye on its screen. UIKit has no such member.
    public var headless: HeadlessCollection { HeadlessCollection(collection: self) }
}
#endif
