import ListRuntime
import ListRuntimeUIKit
import UIKit

// A function of a row may take the value of the section that holds it: a struct, a section enum or an element.

struct Product: Equatable { let id: Int; var price: Int }
struct Release { var version: String; var isOwned: Bool; var items: [String] }

// listgen:section(id: \.name, header: \.name)
struct Shelf {
    var name: String
    var currency: String  // listgen:ignore
    var products: [Product]  // listgen:row(cell: ProductCell, height: height(of:on:))
    var hints: [String]  // listgen:row(id: .value, cell: HintCell, configure: { cell, hint, section in cell.textLabel?.text = hint + section.name })

    static func height(of product: Product, on shelf: Shelf) -> CGFloat { shelf.currency.isEmpty ? 44 : 60 }
}

// listgen:section
enum Offers {
    case nothing  // listgen:row(cell: OfferCell)
    case some([Product])  // listgen:row(cell: OfferCell)
}

// listgen:list(.table)
struct Shop {
    var shelves: [Shelf]
    var offers: Offers
    // listgen:section(rows: \.items, id: \.version)
    // listgen:row(cell: OwnedCell, when: isOwned(item:release:), id: .value, configure: { $0.textLabel?.text = $1 })
    // listgen:row(cell: HintCell, configure: { $0.textLabel?.text = $1 })
    var releases: [Release]
}

func isOwned(item: String, release: Release) -> Bool { release.isOwned }

final class ProductCell: UITableViewCell {
    func configure(with product: Product, on shelf: Shelf) {
        textLabel?.text = "\(product.price) \(shelf.currency)"
    }
}
final class OfferCell: UITableViewCell {
    func configure(in offers: Offers) {}
    func configure(with product: Product, in offers: Offers) {}
}
final class OwnedCell: UITableViewCell {
    // Computed each time: an equal item gets another cell when its release is owned.
    static func height(for item: String) -> CGFloat { CGFloat(30 + item.count) }
}
final class HintCell: UITableViewCell {}
