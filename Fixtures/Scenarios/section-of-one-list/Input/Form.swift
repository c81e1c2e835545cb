import UIKit

struct Field: Equatable {
    let id: String
    var value: String
}

// listgen:list(.table)
// listgen:section(header: "Details", footer: \.hint)
struct Form {
    var title: Field  // listgen:row(cell: FieldCell)
    var fields: [Field]  // listgen:row(cell: FieldCell)
    var isSaving: Bool  // listgen:row(cell: SavingCell)
    var hint: String  // listgen:ignore
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) {
        textLabel?.text = field.id + ": " + field.value
    }
}

final class SavingCell: UITableViewCell {}
