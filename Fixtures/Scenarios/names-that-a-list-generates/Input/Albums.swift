import UIKit

struct Collection: Equatable { let id: Int }
struct Stamp: Equatable { let id: Int }

typealias Album = Collection
typealias Postcard = Stamp

// listgen:list(.collection)
struct Albums {
    var albums: [Album]
    var postcards: [Postcard]
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Collection) {}
}

// listgen:cell
final class PostcardCell: UICollectionViewCell {
    func configure(with postcard: Stamp) {}
}
