import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:section
struct Group {
    var items: [Item]  // listgen:row(cell: ItemCell)
}

// listgen:list(.table)
struct Items {
    var groups: [Group]
    var header: Group
}
