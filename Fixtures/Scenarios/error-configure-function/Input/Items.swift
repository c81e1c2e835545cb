import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

enum Cells {
    static func fill(_ cell: UITableViewCell, with item: Item) {}
    static func lonely(_ item: Item) {}
}

// listgen:list(.table)
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCell, configure: Cells.fil(_:with:))
    var more: [Item]  // listgen:row(cell: ItemCell, configure: Cells.lonely(_:))
}
