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
    var items: [Item]  // listgen:row(cell: ItemCell)
    // listgen:row(cell: ItemCell)
}

func f() {
    // listgen:cell
    let x = 1
    _ = x
}

// listgen:list(.table) and more
struct Tail {
    var items: [Item]  // listgen:row(cell: ItemCell)
}
// listgen:cell
