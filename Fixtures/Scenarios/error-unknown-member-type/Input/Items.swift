import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

struct Opaque: Equatable {
    let id = makeIdentifier()
}

func makeIdentifier() -> Int { 1 }

// listgen:list(.table)
struct Items {
    var rows: [Opaque]  // listgen:row(cell: OpaqueCell)
    var urls: [URLQueryItem]  // listgen:row(cell: URLCell, id: \.name)
}

final class OpaqueCell: UITableViewCell {
    func configure(with row: Opaque) {}
}

final class URLCell: UITableViewCell {
    func configure(with item: URLQueryItem) {}
}
