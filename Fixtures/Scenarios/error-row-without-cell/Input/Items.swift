import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:rows
enum Line {
    case item(Item)  // listgen:row(cell: ItemCell)
    case gap
    case other(String)
}

// listgen:list(.table, id: .value)
struct Items {
    var rows: [Line]
    var names: [String]
}
