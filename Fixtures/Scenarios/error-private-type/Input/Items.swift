import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

private struct Secret: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Items {
    fileprivate var secrets: [Secret]
    var items: [Item]  // listgen:row(cell: HiddenCell)
}

// listgen:cell
private final class SecretCell: UITableViewCell {
    fileprivate func configure(with secret: Secret) {}
}

private final class HiddenCell: UITableViewCell {
    func configure(with item: Item) {}
}

// listgen:list(.table)
private struct Drafts {
    var items: [Item]  // listgen:row(cell: ItemCell)
}
