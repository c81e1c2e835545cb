import UIKit

struct Product: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table, cells: [WideProductCell])
struct Featured {
    var products: [Product]
}

// listgen:list(.table)
struct Basket {
    // listgen:section(cells: [SmallProductCell])
    var products: [Product]
    var suggestions: [Product]  // listgen:row(cell: WideProductCell)
}

// listgen:cell
final class WideProductCell: UITableViewCell {
    func configure(with product: Product) { textLabel?.text = product.name }
}

// listgen:cell(reuse: "small")
final class SmallProductCell: UITableViewCell {
    func configure(with product: Product) { textLabel?.text = product.name }
}
