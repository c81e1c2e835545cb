import UIKit

struct Key {
    let text: String
}

struct Pair: Equatable {
    let id: Int
    var left: Int
    var place: Key?
    var spot: (Int, Int) { (left, left) }
    var keys: [Key] { [] }

    static func == (a: Pair, b: Pair) -> Bool { a.id == b.id && a.left == b.left && a.place?.text == b.place?.text }
}

final class PairCell: UITableViewCell {
    private(set) var count = 0  // listgen:inject

    func configure(with pair: Pair) { textLabel?.text = String(pair.id + count) }
}

final class EmptyCell: UITableViewCell {}

// listgen:cell
final class BareCell {
    func configure(with key: Key) {}
}

// listgen:list(.table, cells: [PairCell])
struct Feed {
    // listgen:section(empty: EmptyCell)
    var items: [Pair]
    var itemsEmpty: Pair?
    // listgen:section(name: "drafts")
    var stories: [Pair]
    var drafts: [Pair]
    var spots: [Pair]  // listgen:row(id: \.spot)
    var keys: [Pair]  // listgen:row(id: \.keys)
    var places: [Pair]  // listgen:row(content: [\.place])
    var objects: [Pair]  // listgen:row(content: .instance)
}
