import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.tabel, context: 3, deselects: "no")
struct Items {
    var items: [Item]  // listgen:row(cell: "ItemCell", height: "44", name: 7)
    var more: [Item]  // listgen:row(cell: ItemCell, cell: ItemCell, id: .sometimes)
}
