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
    var tags: [Tag]  // listgen:row(cell: TagCell)
    var kinds: [Tag]  // listgen:row(cell: TagCell, id: .kind)
}

struct Tag: Hashable {
    var text: String
}

final class TagCell: UITableViewCell {
    func configure(with tag: Tag) { textLabel?.text = tag.text }
}

final class NamelessCell: UITableViewCell {
    func configure(with row: Nameless) {}
}

// listgen:rows
enum Slot {
    case free(Int, String)  // listgen:row(cell: FreeCell)
}

final class FreeCell: UITableViewCell {}

// listgen:list(.table)
struct Slots {
    var slots: [Slot]
}
