import UIKit

struct Photo: Equatable {
    let id: Int
}

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }

    /// A size under a name of its own.
    // listgen:size
    static func fitting(_ photo: Photo) -> CGSize { CGSize(width: 40 + photo.id, height: 40) }
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) { tag = album.id }
}

// listgen:list(.collection)
struct Wall {
    // listgen:section(lineSpacing: 4, itemSpacing: 2)
    var photos: [Photo]
    /// All of one size.
    // listgen:section(size: CGSize(width: 60, height: 80))
    var albums: [Album]
}
