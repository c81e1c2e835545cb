import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Items {
    var items: [Item]  // listgen:row(cell: TallCell)
}

final class TallCell: UITableViewCell {
    func configure(with item: Item) {}
    static func height(for item: Item) -> CGFloat { 10 }
    static func height(for item: Item, width: CGFloat) -> CGFloat { 20 }
}
