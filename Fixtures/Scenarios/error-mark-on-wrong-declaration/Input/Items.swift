import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table)
enum Items {
    case item(Item)
}

// listgen:rows
struct Rows {
    // listgen:cell
    var items: [Item]
}

struct Other {
    // listgen:section(id: \.id)
    func f() {}
}

// listgen:cell
struct NotAView {}
