import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:list(.collection)
struct Albums {
    // listgen:header(view: TitleView, prototype: "head", height: 40)
    // listgen:footer(view: TitleView, prototype: "foot", height: 20)
    var albums: [Album]  // listgen:row(cell: AlbumCell, prototype: "album", size: CGSize(width: 80, height: 80))
}

final class AlbumsController: UICollectionViewController {
    lazy var albums = Albums.Collection(Albums(albums: []), in: collectionView)
}

final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) { tag = album.id }
}

final class TitleView: UICollectionReusableView {
    func configure(with albums: [Album]) { tag = albums.count }
}
