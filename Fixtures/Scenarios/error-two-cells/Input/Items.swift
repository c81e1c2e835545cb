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
    var items: [Item]
}

// listgen:cell
final class FirstCell: UITableViewCell {
    func configure(with item: Item) {}
}

// listgen:cell
final class SecondCell: UITableViewCell {
    func show(with item: Item) {}
    func configure(_ item: Item) {}
}
