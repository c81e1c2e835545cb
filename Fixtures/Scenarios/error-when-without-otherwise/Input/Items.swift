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
    // listgen:row(cell: ItemCell)
    // listgen:row(cell: OtherCell, when: { $0.id > 1 })
    var items: [Item]
    // listgen:row(cell: OtherCell, when: { $0.id > 1 })
    var more: [Item]
}

final class OtherCell: UITableViewCell {
    func configure(with item: Item) {}
}
