import SDK
import UIKit

// listgen:row(height: 44)
typealias Song = SDK.Song

// listgen:row(height: 60)
typealias Track = SDK.Song

// listgen:list(.table, content: .always)
struct Songs {
    var songs: [Song]  // listgen:row(cell: SongCell, id: \.guid as String)
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}
