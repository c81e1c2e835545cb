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
    var adds: [Field]  // listgen:row(cell: AddCell)
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

/// All that it is filled with is the closure.
final class AddCell: UITableViewCell {
    var onTap: () -> Void = {}

    // listgen:event(onTap)
    func configure(onTap: @escaping () -> Void) { self.onTap = onTap }
}
