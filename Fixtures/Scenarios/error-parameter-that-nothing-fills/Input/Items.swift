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
    var accent: UIColor
    var tint: UIColor
}

// listgen:list(.table, context: ItemsContext)
struct Items {
    var items: [Item]  // listgen:row(cell: HungryCell)
    var more: [Item]  // listgen:row(cell: TornCell)
    var pairs: [Item]  // listgen:row(cell: TwiceCell)
    var rest: [Item]  // listgen:row(cell: GuessingCell)
}

final class HungryCell: UITableViewCell {
    func configure(with item: Item, formatter: NumberFormatter, theme: String) {}
}

final class TornCell: UITableViewCell {
    func configure(with item: Item, colour: UIColor) {}
}

final class TwiceCell: UITableViewCell {
    func configure(with item: Item, previous: Item?) {}
}

final class GuessingCell: UITableViewCell {
    func configure(with item: Item, subtitle: String) {}
}
