import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

struct ItemsContext {
    var theme: String
    var accent: String
}

// listgen:list(.table, context: ItemsContext)
struct Items {
    var items: [Item]  // listgen:row(cell: HungryCell)
    var more: [Item]  // listgen:row(cell: TornCell)
}

final class HungryCell: UITableViewCell {
    func configure(with item: Item, formatter: NumberFormatter, theme: String) {}
}

final class TornCell: UITableViewCell {
    func configure(with item: Item, colour: String) {}
}
