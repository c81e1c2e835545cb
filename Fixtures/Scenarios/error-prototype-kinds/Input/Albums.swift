import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:list(.collection)
struct Albums {
    // listgen:header(view: TitleView, prototype: "album", height: 40)
    // listgen:footer(view: TitleView, prototype: "head", height: 20)
    var albums: [Album]  // listgen:row(cell: AlbumCell, prototype: "head", size: CGSize(width: 80, height: 80))
    var songs: [Album]  // listgen:row(cell: AlbumCell, prototype: "song", size: CGSize(width: 80, height: 80))
}

// listgen:list(.table)
struct Songs {
    // listgen:header(view: SongsHeader, prototype: "song")
    var songs: [Album]  // listgen:row(cell: SongCell, prototype: "song")
    var hits: [Album]  // listgen:row(cell: HitCell, prototype: "hit")
    var drafts: [Album]  // listgen:row(cell: DraftCell, prototype: "draft")
}

final class SongsController: UITableViewController {
    private var table: Songs.Table?
}

final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) { tag = album.id }
}

final class TitleView: UICollectionReusableView {
    func configure(with albums: [Album]) { tag = albums.count }
}

final class SongCell: UITableViewCell {
    func configure(with album: Album) { tag = album.id }
}

final class HitCell: UITableViewCell {
    func configure(with album: Album) { tag = album.id }
}

final class DraftCell: UITableViewCell {
    func configure(with album: Album) { tag = album.id }
}

final class SongsHeader: UITableViewHeaderFooterView {
    func configure(with songs: [Album]) { tag = songs.count }
}
