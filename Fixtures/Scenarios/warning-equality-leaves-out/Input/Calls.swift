import UIKit

// What a function compares is not seen, so there is no warning.
struct Song: Equatable {
    let id: Int
    var title: String
    var tags: [String]

    static func == (lhs: Song, rhs: Song) -> Bool { lhs.isSame(as: rhs) }

    func isSame(as other: Song) -> Bool { id == other.id && title == other.title && tags == other.tags }
}

struct Album: Equatable {
    let id: Int
    var title: String
    var songs: [Song]

    static func == (lhs: Album, rhs: Album) -> Bool {
        lhs.id == rhs.id && zip(lhs.songs, rhs.songs).allSatisfy { $0 == $1 }
    }
}

// listgen:list(.table)
struct Library {
    var songs: [Song]
    var albums: [Album]
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) { textLabel?.text = song.title }
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) { textLabel?.text = album.title }
}
