import ListRuntime
import ListRuntimeUIKit
import UIKit

// Objects, whose identities the list holds while they are expanded, in a collection view.
// listgen:list(.collection)
struct Files {
    var volumes: [Volume]
}

// Each section has an outline of its own, and says which of its rows are expanded.
// listgen:section(header: \.name)
struct Volume {
    let id: Int
    var name: String
    // listgen:row(children: \.items, isExpanded: \.open, content: .instance, on: select)
    var items: [Item]
    var open: Set<String>
}

final class Item: Identifiable {
    let id: String
    let items: [Item]?

    init(id: String, items: [Item]? = nil) { (self.id, self.items) = (id, items) }
}

// listgen:cell
final class ItemCell: UICollectionViewListCell {
    var text = ""

    func configure(with item: Item) { text = item.id }
}

// Comments below comments, all shown.
// listgen:list(.table)
struct Discussion {
    // listgen:section(header: { comments in "\(comments.count) comments" })
    // listgen:row(
    //     cell: UITableViewCell, children: \.replies,
    //     configure: { cell, comment, outline in cell.textLabel?.text = "\(outline.depth) \(comment.text)" })
    var comments: [Comment]
}

struct Comment: Equatable, Identifiable {
    let id: Int
    var text: String
    var replies: [Comment] = []
}
