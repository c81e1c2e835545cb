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
              var titleLabel: UILabel!

    func configure(with hit: Hit) { titleLabel.text = hit.title }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "titleLabel": return NibValue.pass(objects) { (value: UILabel) in self.titleLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

// listgen:rows(provider: .table)
enum SearchItem {
    case hit(Hit)
}
