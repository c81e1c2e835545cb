import ListRuntimeUIKit
import UIKit

struct Track: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Player {
    var tracks: [Track]
}

// listgen:cell
final class TrackCell: UITableViewCell {
    func configure(with track: Track) { textLabel?.text = track.title }

    // listgen:on(select)
    func toggle(_ track: Track, event: RowEvent) { textLabel?.text = "playing " + track.title }

    // listgen:on(willDisplay)
    func start() {}

    // listgen:on(didEndDisplaying)
    func stop(track: Track) {}
}
