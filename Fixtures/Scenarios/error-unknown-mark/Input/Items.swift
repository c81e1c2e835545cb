import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:lst(.table)
struct Items {
    var items: [Item]  // listgen:row(cel: ItemCell)
}

// listgen:list(.table, contxt: Item, onn: select)
struct More {
    var items: [Item]
}
