import UIKit

struct Photo: Equatable {
    let id: Int
}

// listgen:list(.collection, actions: .closures, on: nearEnd)
struct Photos {
    var recent: [Photo]  // listgen:row(on: [prefetch, cancelPrefetch])
    var all: [Photo]
}

// listgen:list(.collection, actions: .closures)
struct Album {
    var photos: [Photo]  // listgen:row(on: cancelPrefetch)
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}
