import UIKit

struct Song: Equatable {
    let id: Int
}

// listgen: cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

// listgen:list(.table)
struct Songs {
    var songs: [Song]
}
