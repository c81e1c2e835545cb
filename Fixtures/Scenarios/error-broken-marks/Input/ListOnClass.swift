import UIKit

struct Artist: Equatable {
    let id: Int
}

final class ArtistCell: UITableViewCell {
    func configure(with artist: Artist) {}
}

// listgen:list(.table)
final class Artists {
    var artists: [Artist] = []  // listgen:row(cell: ArtistCell)
    var query = ""  // listgen:ignore
}
