import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:section
struct Group {
    var items: [Item]  // listgen:row(cell: ItemCell)
}

// listgen:list(.table)
struct Items {
    var groups: [Group]
    var header: Group
    var shelves: [Shelf]
    // listgen:section(id: .kind)
    var drawers: [Drawer]
}

// listgen:section(id: .position)
struct Shelf {
    var items: [Item]  // listgen:row(cell: ItemCell)
}

// listgen:section
struct Drawer {
    var items: [Item]  // listgen:row(cell: ItemCell)
}

// listgen:section(id: \.day, header: \.titel)
struct Day {
    var date: Int
    var title: String
    var items: [Item]  // listgen:row(cell: ItemCell)
}

// listgen:list(.table)
struct Week {
    var days: [Day]
}
