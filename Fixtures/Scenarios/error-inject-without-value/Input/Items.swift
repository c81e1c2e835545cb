import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

protocol ItemDelegate: AnyObject {}

struct ItemsContext {
    var name: String
}

// listgen:list(.table, context: ItemsContext)
struct Items {
    var items: [Item]  // listgen:row(cell: DelegatingCell)
}

final class DelegatingCell: UITableViewCell {
    // listgen:inject
    weak var delegate: (any ItemDelegate)?

    func configure(with item: Item) {}
}
