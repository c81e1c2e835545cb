import UIKit

final class FieldCell: UITableViewCell {
    func configure(name: String) { textLabel?.text = name }
}

@MainActor final class Cells {
    var all: [FieldCell] = []
    let one = FieldCell(style: .default, reuseIdentifier: nil)
}

// listgen:list(.table, context: Cells)
struct Form {
    var name: String  // listgen:row(cell: .owned(\.all))
    var names: [String]  // listgen:row(id: .position, cell: .owned(\.one))
    var others: [String]  // listgen:row(id: .value, cell: .owned(\.all))
}
