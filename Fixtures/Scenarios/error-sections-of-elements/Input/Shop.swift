import UIKit

// listgen:list(.table)
struct Shop {
    // listgen:section(rows: \.episodes)
    var season: Season
    // listgen:section(rows: \.title)
    var titles: [Season]
    // listgen:section(rows: \.episodes)
    var nameless: [Season]
    // listgen:section(rows: \.lines, id: \.id as Int)
    var foreign: [Foreign.Invoice]
    // listgen:section(empty: NothingCell)
    var days: [[Episode]]
}

// listgen:section
struct Group {
    var days: [[Episode]]
}

struct Season {
    var title: String
    var episodes: [Episode]
}

struct Episode: Hashable {
    let id: Int
}

final class NothingCell: UITableViewCell {}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode) {}
}
