import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

struct Nameless: Equatable {
    var text: String
}

// listgen:list(.table)
struct Items {
    var rows: [Nameless]  // listgen:row(cell: NamelessCell)
    var keyed: [Item]  // listgen:row(cell: ItemCell, id: \.nme)
}

final class NamelessCell: UITableViewCell {
    func configure(with row: Nameless) {}
}
