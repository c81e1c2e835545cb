import ListRuntime
import UIKit

// listgen:list(.table)
struct Shop {
    // listgen:section(rows: \.elements, id: \.model, header: \.model)
    var seasons: [ArraySection<String, Episode>]
    // listgen:section(rows: \.products as [Product], id: .position, header: { section in "\(section.products.count)" })
    var shelves: [Shelf]
    // listgen:section(id: .position)
    var groups: [Group]
}

/// As in a library whose types nobody here can mark.
struct ArraySection<Model: Hashable, Element: Hashable> {
    var model: Model
    var elements: [Element]
}

struct Episode: Hashable {
    let id: Int
    var title: String
}

struct Shelf {
    var products: [Product]
}

struct Product: Hashable {
    let id: String
}

// listgen:section
struct Group {
    var products: [Product]
    var total: Int  // listgen:row(cell: TotalCell)
}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode, position: RowPosition<Episode>) {
        textLabel?.text = "\(position.index) \(episode.title)"
    }
}

// listgen:cell
final class ProductCell: UITableViewCell {
    func configure(with product: Product) { textLabel?.text = product.id }
}

final class TotalCell: UITableViewCell {
    func configure(_ total: Int) { textLabel?.text = "= \(total)" }
}
