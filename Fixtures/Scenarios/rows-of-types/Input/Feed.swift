import ListRuntime
import ListRuntimeUIKit
import UIKit

// The kinds of rows are the types that conform, wherever they are declared.
// listgen:rows(on: select)
protocol FeedItem {
    var id: Int { get }
    var title: String { get }
}

// listgen:list(.table)
struct Feed {
    var pinned: (any FeedItem)?
    // listgen:section(header: "Items")
    var items: [FeedItem]
    var days: [Day]
}

// listgen:section(id: \.name, header: \.name)
struct Day {
    let name: String
    var items: ContiguousArray<any FeedItem>
}

// listgen:cell
final class PostCell: UITableViewCell {
    func configure(with post: Post) { textLabel?.text = "Post \(post.title)" }
}

// The cell of a kind that has none of its own: it takes all that conform.
// listgen:cell
final class ItemCell: UITableViewCell {
    func configure(with item: any FeedItem) { textLabel?.text = "Item \(item.title)" }
}

// A refined protocol is nearer.
// listgen:cell
final class AdCell: UITableViewCell {
    func configure(with ad: any Sponsored) { textLabel?.text = "Ad of \(ad.sponsor)" }
}

// A collection view has cells of its own for them.
// listgen:list(.collection)
struct Wall {
    var items: [any FeedItem]
}

// listgen:cell
final class PosterCell: UICollectionViewCell {
    let title = UILabel()

    func configure(with item: any FeedItem) { title.text = "Poster of \(item.title)" }
}
