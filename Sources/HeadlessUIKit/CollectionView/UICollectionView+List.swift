#if !canImport(UIKit)
internal import ListRuntime

extension UICollectionView: ListScrollView {
    static var wording: BatchWording { .collectionView }
}
#endif
