import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table)
struct Items<Element: Equatable> {
    var items: [Element]  // listgen:row(cell: ItemCell, id: .position)
}
