import UIKit

struct Photo: Identifiable, Equatable { let id: Int }

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

// listgen:list(.collection, on: [collectionView(_:layout:spanOfItemAt:), mosaicLayoutDidFinish])
struct Photos {
    var photos: [Photo]
}

// listgen:list(.collection, actions: .closures, on: [collectionView(_:layout:spanOfItemAt:), mosaicLayoutDidFinish])
struct Album {
    var photos: [Photo]
}

// listgen:list(.collection, on: [gallery(_:captionAt:), collectionView(_:layout:sizeForItemAt:)])
struct Gallery {
    var photos: [Photo]
}
