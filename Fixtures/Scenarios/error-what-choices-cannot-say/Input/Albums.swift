import UIKit

// What `choice:` takes no rows of, and no property.

struct Song: Identifiable, Equatable {
    let id: Int
}

struct Album: Identifiable, Equatable {
    let id: String
}

// listgen:rows
enum Item: Equatable {
    case song(Song)
    case album(Album)
}

// listgen:list(.table)
struct Mixed {
    var items: [Item]  // listgen:row(choice: \.chosen)
    var chosen: Int?  // listgen:ignore
}

// listgen:rows
enum Page: Equatable {
    case song(Song)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:list(.table)
struct Pages {
    var pages: [Page]  // listgen:row(choice: \.chosen)
    var isLoading: Bool  // listgen:row(cell: LoaderCell, choice: \.chosen)
    var chosen: Int?  // listgen:ignore
}

struct Chosen {
    var song: Int?
}

// listgen:list(.table)
struct Nested {
    var songs: [Song]  // listgen:row(choice: \.chosen.song)
    var chosen: Chosen  // listgen:ignore
}

// listgen:section
enum Shelf: Equatable {
    case songs([Song])
    case albums([Album])
}

// listgen:list(.table)
struct Shelves {
    var shelves: [Shelf]  // listgen:row(choice: \.chosen)
    var chosen: Int?  // listgen:ignore
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) {}
}

final class LoaderCell: UITableViewCell {}
