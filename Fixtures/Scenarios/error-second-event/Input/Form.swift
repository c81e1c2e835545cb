import UIKit

struct Field: Identifiable, Equatable {
    let id: Int
    var text = ""
}

// listgen:list(.table)
struct Form {
    var fields: [Field]
}

// listgen:cell
final class FieldCell: UITableViewCell {
    // listgen:event(into: \.text)
    // listgen:event(.editingChanged)
    let field = UITextField()
    // listgen:event
    // listgen:event(remeasures: true)
    var onTap: (() -> Void)?
    // listgen:event(onMore)
    // listgen:event(onMore)
    func configure(with model: Field, onMore: @escaping () -> Void) {}
}
