import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCell, when: { $0.id
}
