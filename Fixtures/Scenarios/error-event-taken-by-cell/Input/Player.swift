import UIKit

struct Track: Equatable {
    let id: Int
    var isLong: Bool
}

// listgen:list(.table, on: select)
struct Player {
    var tracks: [Track]  // listgen:row(cell: TrackCell, on: select)
    // listgen:row(cell: TrackCell, when: \.isLong)
    // listgen:row(cell: PlainCell)
    var others: [Track]
    var all: [Track]  // listgen:row(cell: TrackCell)
}

final class TrackCell: UITableViewCell {
    func configure(with track: Track) {}

    // listgen:on(select)
    func play(_ track: Track) {}
}

final class PlainCell: UITableViewCell {
    func configure(with track: Track) {}
}
