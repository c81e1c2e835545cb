// Written by Scripts/list-protocols from AppleRules/list-signatures.tsv.
#if !canImport(UIKit)
import Foundation

/// Hears which items will be needed soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// An optional method that is not implemented answers UIKit's default and, if it matters, says that it is missing.
extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
#endif
