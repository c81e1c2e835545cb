import UIKit

struct Song: Hashable {
    let file: String
    var title: String
}

struct Album {
    struct Key: Hashable {
        let raw: Int
    }

    struct Remote {
        let key: Key
    }

    let remote: Remote
    var title: String
}

extension Album: Equatable {
    static func == (left: Album, right: Album) -> Bool {
        left.remote.key == right.remote.key && left.title == right.title
    }
}

// listgen:list(.table)
struct Playlist {
    // listgen:row(cell: SongCell, id: \.file)
    var library: [Song]
    // listgen:row(cell: SongCell, id: .occurrence)
    var queue: [Song]
    // listgen:row(cell: SongCell, id: \.self)
    var favourites: [Song]
    // listgen:row(cell: AlbumCell, id: \.remote.key)
    var albums: [Album]
    // listgen:row(cell: NumberCell, id: .position)
    var ratings: [Int]
    // listgen:row(cell: SongCell, id: .kind)
    var playing: Song?
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) { textLabel?.text = song.title }
}

final class AlbumCell: UITableViewCell {
    func configure(with album: Album) { textLabel?.text = album.title }
}

final class NumberCell: UITableViewCell {
    func configure(with number: Int) { textLabel?.text = String(number) }
}
