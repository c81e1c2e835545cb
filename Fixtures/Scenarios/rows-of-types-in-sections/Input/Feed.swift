import ListRuntime
import ListRuntimeUIKit
import UIKit

/// Rows of a protocol in sections that say their rows in other ways than a property of them.
// listgen:list(.table)
struct Feed {
    var content: Content
    // A section for each array, and for each value that holds them.
    // listgen:section(header: { items in "\(items.count) items" })
    var days: [[any FeedItem]]
    // listgen:section(rows: \.items, id: \.name, header: GroupHeader)
    var groups: [Group]
    // listgen:section(on: [select, didEndDisplaying])
    var parts: [Part]
}

// listgen:rows
protocol FeedItem {
    var id: Int { get }
}

struct Post: FeedItem, Equatable {
    let id: Int
    var title: String
}

struct Ad: FeedItem, Equatable {
    let id: Int
}

// listgen:section
enum Content {
    case loading  // listgen:row(cell: LoaderCell)
    // listgen:section(header: { items in "\(items.count) found" }, empty: EmptyCell)
    case items([any FeedItem])
    case texts([Post])
}

struct Group {
    var name: String
    var items: [any FeedItem]
}

// listgen:section(snapshotType: "Evaluated")
enum Part {
    case top(item: any FeedItem)
    case pinned((any FeedItem)?)
    case posts([Post])
    case shelf(Shelf)
}

// A section struct with computed rows, which a case holds.
// listgen:section(header: \.title)
struct Shelf {
    let id: String
    var title: String
    // listgen:row(cell: NoteCell)
    var note: Note? { posts.isEmpty ? Note(text: "Nothing in \(title)") : nil }
    var posts: [Post]
    var items: [any FeedItem]
}

struct Note: Equatable {
    var text: String
}

// listgen:cell
final class PostCell: UITableViewCell {
    func configure(with post: Post) { textLabel?.text = "Post \(post.title)" }
}

// listgen:cell
final class ItemCell: UITableViewCell {
    func configure(with item: any FeedItem, position: RowPosition<FeedItemRow>) {
        textLabel?.text = "Item \(item.id), \(position.index + 1) of \(position.count)"
    }
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

final class GroupHeader: UITableViewHeaderFooterView {
    func configure(with group: Group) { textLabel?.text = "\(group.name) (\(group.items.count))" }
}

final class LoaderCell: UITableViewCell {}
final class EmptyCell: UITableViewCell {}
