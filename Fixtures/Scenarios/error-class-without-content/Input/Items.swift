import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

final class Draft {
    let id = 1
    var subject = ""
}

// listgen:list(.table)
struct Items {
    var drafts: [Draft]  // listgen:row(cell: DraftCell)
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}
