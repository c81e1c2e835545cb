import UIKit

// listgen:list(.table)
struct Form {
    var name: Field  // listgen:row(cell: FieldCell, keeps: .perRow, reuse: "name")
    var phone: Field  // listgen:row(cell: FieldCell, keeps: .perRow, refill: .reload)
    var mail: Field  // listgen:row(cell: AppCell, keeps: .perRow)
    var city: Field  // listgen:row(keeps: .perRow)
    var other: Field  // listgen:row(cell: FieldCell, keeps: .always)
    var street: Field  // listgen:row(cell: FieldCell, prototype: "street", keeps: .perRow)
    var country: Field  // listgen:row(cell: FieldCell, prototype: "street")
    var lines: [Field]  // listgen:row(cell: FieldCell, prototype: "line", keeps: .perRow)
}

// listgen:list(.collection)
struct Grid {
    var items: [Field]  // listgen:row(cell: ItemCell, keeps: .perRow)
}

struct Field: Equatable, Identifiable {
    let id: Int
    var text: String
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) { textLabel?.text = field.text }
}

// listgen:cell(registered: false)
final class AppCell: UITableViewCell {
    func configure(with field: Field) { textLabel?.text = field.text }
}

final class ItemCell: UICollectionViewCell {
    func configure(with field: Field) {}
}
