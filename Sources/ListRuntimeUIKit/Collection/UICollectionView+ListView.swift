extension UICollectionView: ListView {
    /// Collection views animate as their layout says, or not at all.
    public typealias RowAnimation = CollectionAnimation
}
