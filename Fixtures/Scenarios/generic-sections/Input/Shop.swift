import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Season: Titled {
    let id: Int
    var title: String
}

struct Episode: Identifiable, Equatable {
    let id: Int
    var title: String
}

struct Product: Identifiable, Equatable {
    let id: String
}

typealias ProductSection = ArraySection<Season, Product>

/// Each section has the cells of its own rows.
// listgen:list(.table, finders: true)
struct Shop {
    // listgen:section(on: [select, didEndDisplaying])
    var seasons: [ArraySection<Season, Episode>]
    var shelf: ProductSection
    var parts: [Part]
    var best: Ranking<Episode>
}

// listgen:section
enum Part {
    case products(ProductSection)
    case episodes([Episode])
    case ranking(Ranking<Product>)
}

/// The parameter of the list is an argument of its sections.
// listgen:list(.table)
struct Browser<Item: Identifiable & Equatable> {
    // listgen:section(cell: UITableViewCell, configure: { cell, row in cell.tag = 1 })
    var groups: [ArraySection<Season, Item>]
    var rankings: [Ranking<Item>]
}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode, position: RowPosition<Episode>) {
        textLabel?.text = "\(position.index + 1) \(episode.title)"
    }
}

// listgen:cell
final class ProductCell: UITableViewCell {
    func configure(with product: Product) { textLabel?.text = product.id }
}
