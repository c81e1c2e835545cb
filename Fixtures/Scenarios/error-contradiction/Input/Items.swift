import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table, delegate: .mine, on: select)
struct Items {
    // listgen:ignore
    // listgen:row(cell: ItemCell)
    var items: [Item]
    var more: [Item]  // listgen:row(cell: ItemCell, height: 44)
}

// listgen:list(.table)
// listgen:list(.table)
struct Twice {
    var items: [Item]  // listgen:row(cell: ItemCell)
}
