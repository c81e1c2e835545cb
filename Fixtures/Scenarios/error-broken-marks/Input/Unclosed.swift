import UIKit

struct Album: Equatable {
    let id: Int
}

struct AlbumContext {
    let size: Int
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album, context: AlbumContext) {}
}

// listgen:list(.table, context: AlbumContext
struct Albums {
    var albums: [Album]
}
