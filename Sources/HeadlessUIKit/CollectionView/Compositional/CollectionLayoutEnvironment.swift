#if !canImport(UIKit)
import Foundation

/// The collection view as a section provider sees it.
@preconcurrency @MainActor
final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ view: UICollectionView) {
        contentSize = view.contentBounds.size
        traitCollection = view.traitCollection
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
#endif
