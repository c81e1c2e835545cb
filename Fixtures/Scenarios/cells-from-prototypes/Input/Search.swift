import UIKit

struct Hit: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Search {
    var hits: [Hit]
    var more: Bool  // listgen:row(cell: UITableViewCell, prototype: "more", configure: { cell in cell.isOpaque = true })
}

/// What a row says of its cell counts more than what the class says.
// listgen:list(.table)
struct OldSearch {
    var hits: [Hit]  // listgen:row(cell: HitCell, nib: "Hit", reuse: "old")
}

// listgen:cell(prototype: "hit")
final class HitCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!

    func configure(with hit: Hit) { titleLabel.text = hit.title }
}

// listgen:rows(provider: .table)
enum SearchItem {
    case hit(Hit)
}
