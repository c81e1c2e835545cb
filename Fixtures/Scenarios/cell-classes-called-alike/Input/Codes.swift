import UIKit

// The cases of the `Cell` enum are called like the classes, which a case must not hide, and apart from each other.

struct Code: Equatable {
    let id: Int
    var text: String
}

// listgen:list(.table)
struct Codes {
    var square: [Code]  // listgen:row(cell: QRCell)
    var rounded: [Code]  // listgen:row(cell: QrCell)
    var plain: [Code]  // listgen:row(cell: codeCell)
}

final class QRCell: UITableViewCell {
    func configure(with code: Code) { textLabel?.text = code.text }
}

final class QrCell: UITableViewCell {
    func configure(with code: Code) { textLabel?.text = code.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
final class codeCell: UITableViewCell {
    func configure(with code: Code) { textLabel?.text = code.text }
}
