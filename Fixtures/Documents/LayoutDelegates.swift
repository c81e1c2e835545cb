import ListRuntime
import ListRuntimeUIKit
import UIKit

class MosaicLayout: UICollectionViewLayout {}

class ListCollectionViewLayout: UICollectionViewLayout {}

@MainActor protocol ListCollectionViewLayoutDelegate: AnyObject {
    func collectionView(_ view: UICollectionView, layout: ListCollectionViewLayout, lastInvalidatedOffset: CGFloat)
}

struct Photo: Equatable {
    let id: Int
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) {}
}

//: Collections 3
//: Collections 4
