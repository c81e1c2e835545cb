import UIKit

enum Theme { case light, dark }

protocol SongPlayer: AnyObject {
    func play()
}

struct Album: Equatable {
    var title: String
}

struct Song {
    let id: Int
    var title: String
}

final class AlbumCell: UITableViewCell {
    func configure(with album: Album, theme: Theme) { textLabel?.text = album.title }
}

final class SongCell: UITableViewCell {
    weak var player: SongPlayer?  // listgen:inject

    func configure(with song: Song) { textLabel?.text = song.title }

    static func height(for song: Song, rating: Int) -> CGFloat { CGFloat(40 + rating) }
}

// listgen:list(.table, context: LibraryContext)
struct Library {
    var albums: [Album]  // listgen:row(cell: AlbumCell, id: \.key)
    var songs: [Song]  // listgen:row(cell: SongCell, height: SongCell.height(for:rating:))
}
