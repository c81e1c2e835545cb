import UIKit

// A control of a cell tells several of its events, one by each mark.

struct Field: Identifiable, Equatable {
    let id: Int
    var text: String
    var isTouched = false
}

// listgen:list(.table)
struct Form {
    var fields: [Field]
}

// listgen:cell
final class FieldCell: UITableViewCell {
    // listgen:event(into: \.text)
    // listgen:event(.editingDidEnd)
    let field = UITextField()
    // listgen:event(.touchDown)
    // listgen:event(.touchUpInside)
    let button = UIButton()

    func configure(with model: Field) { field.text = model.text }
}
