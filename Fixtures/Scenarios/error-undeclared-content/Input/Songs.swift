import Foundation
import MusicSDK
import UIKit

// listgen:list(.table)
struct Songs {
    var song: Song  // listgen:row(cell: SongCell)
    // listgen:row(cell: SongCell, id: \.guid as String)
    var songs: [MusicSDK.Song]
    // listgen:row(cell: SongCell, id: .value, content: .equatable)
    var charts: [Song]
    // listgen:row(cell: SongCell, id: \.guid as String)
    var pairs: [Pair<Song>]
    // Values of the system say by themselves what changed, and so does a declared conformance.
    // listgen:row(cell: LinkCell, id: .value)
    var links: [URL]
    // listgen:row(cell: LinkCell, id: \.name as String)
    var items: [URLQueryItem]
    // listgen:row(cell: AlbumCell, id: .value)
    var albums: [Album]
}

extension MusicSDK.Album: @retroactive Hashable {}

final class SongCell: UITableViewCell {}
final class LinkCell: UITableViewCell {}
final class AlbumCell: UITableViewCell {}
