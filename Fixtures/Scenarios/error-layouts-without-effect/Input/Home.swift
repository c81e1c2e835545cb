import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}

    // listgen:height
    static func rowHeight(of album: Album) -> CGFloat { 44 }
}

// listgen:cell
final class AlbumRow: UITableViewCell {
    func configure(with album: Album) {}
}

/// The layout sizes the items, and each section says its own.
// listgen:list(.collection, layout: .list())
struct Home {
    // listgen:section(layout: .grid(columns: 2))
    var albums: [Album]  // listgen:row(height: 44)
    // listgen:section(layout: .grid(columns: 3))
    var old: [Album]
}

/// A height for the rows of a section.
// listgen:list(.collection, layout: .list())
struct Search {
    // listgen:section(height: 50)
    var albums: [Album]
}

// listgen:list(.table)
struct Drawer {
    // listgen:section(layout: .grid(columns: 2))
    var albums: [Album]
}
