import UIKit

// listgen:list(.table, context: FormContext)
struct Form {
    // listgen:row(cell: .owned(\.nameCell), id: \.id, registered: false)
    var name: Field
}

final class FormContext {
    let nameCell = FieldCell(style: .default, reuseIdentifier: nil)
}

struct Field: Equatable {
    let id: Int
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) {}
}
