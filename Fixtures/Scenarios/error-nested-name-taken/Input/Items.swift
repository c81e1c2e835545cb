import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table)
struct Items {
    enum Row {}
    struct Section {}
    struct Snapshot {}

    var items: [Item]  // listgen:row(cell: ItemCell)
    var first: Item? { items.first }  // listgen:row(cell: ItemCell)
    var listValue: Int  // listgen:ignore
}
