import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.collection)
struct Grid {
    var items: [Item]
}

// listgen:section
enum Phase {
    case loading
    case loaded(Item)
}

// listgen:list(.table)
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCell, content: .observed, canMove: true)
    var more: [Item]  // listgen:row(contentConfiguration: { item in item.name })
}

// listgen:rows(by: \.id)
struct Discriminated {
    let id: Int
}

// listgen:header
final class Header: UITableViewHeaderFooterView {}
