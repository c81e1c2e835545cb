import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:rows
indirect enum Tree {
    case leaf(Item)  // listgen:row(cell: ItemCell)
    case branch(Tree)
}

// listgen:list(.table)
struct Items {
    var trees: [Tree]
}
