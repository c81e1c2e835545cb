import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

// listgen:list(.table, on: [selekt, scrollViewDidScrol, tableView(_:didSelectRowAt:)])
struct Items {
    var items: [Item]  // listgen:row(cell: ItemCell, on: scrollViewDidScroll)
}

// listgen:list(.table, on: [willBeginEditingRowAt, didSelectRow, tableView(_:canEditRow:)])
struct Drafts {
    var drafts: [Item]  // listgen:row(cell: ItemCell, on: [selct, willDisplayRow(event)])
}
