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
    var items: [Item]  // listgen:row(cell: TallCell)
}

final class TallCell: UITableViewCell {
    func configure(with item: Item) {}
    static func height(for item: Item) -> CGFloat { 10 }
    // listgen:height
    static func tall(_ item: Item) -> CGFloat { 20 }
}
