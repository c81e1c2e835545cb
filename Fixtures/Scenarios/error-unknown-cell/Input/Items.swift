import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

class Plain {}

// listgen:list(.table)
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCel)
    var more: [Item]  // listgen:row(cell: Plain)
    var last: [Item]  // listgen:row(cell: ForeignCell)
}
