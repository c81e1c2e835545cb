import UIKit

struct Episode: Equatable {
    let id: Int
}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode) {}
}

final class MoreCell: UITableViewCell {}

// listgen:sectoin(id: \.id, header: \.title)
struct Season {
    let id: Int
    var title: String
    var episodes: [Episode]
    var hasMore: Bool  // listgen:row(cell: MoreCell)
}

// Not marked: told once, whatever its rows and the list that holds it.
enum Extra {
    case episode(Episode)  // listgen:row(cell: EpisodeCell)
    case more  // listgen:row(cell: MoreCell)
}

// listgen:list(.table)
struct Show {
    var seasons: [Season]
    var extras: [Extra]
    // listgen:section(header: "More)
    var more: [Episode]
}

// A mark of another name.
// listgen:row(rowIDType: "BonusID", on: select)
enum Bonus {
    case episode(Episode)
}
