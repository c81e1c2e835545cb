import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

class Plain {}

protocol Themed {}

class ThemedView: Themed {}

final class ItemButton: UIKit.UIButton {}

typealias AnyButton = UIButton

final class AliasButton: AnyButton {}

// listgen:list(.table)
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCel)
    var more: [Item]  // listgen:row(cell: Plain)
    var themed: [Item]  // listgen:row(cell: ThemedView)
    var button: [Item]  // listgen:row(cell: ItemButton)
    var alias: [Item]  // listgen:row(cell: AliasButton)
    var system: [Item]  // listgen:row(cell: UIView)
    var header: [Item]  // listgen:row(cell: UITableViewHeaderFooterView)
    // listgen:section(header: UITableViewCell)
    var last: [Item]  // listgen:row(cell: ForeignCell)
}
