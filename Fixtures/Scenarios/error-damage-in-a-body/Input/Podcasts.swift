import UIKit

struct Episode: Equatable {
    let id: Int
    var name: String
}

final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode, country: String) {
        textLabel?.text = "New
    }
}

// listgen:list(.table)
struct Podcasts {
    var episodes: [Episode]  // listgen:row(cell: EpisodeCell)
}
