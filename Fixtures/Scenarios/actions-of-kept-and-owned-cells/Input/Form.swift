import ListRuntimeUIKit
import UIKit

struct Field: Equatable {
    let id: Int
    var label: String
    var items: [NSItemProvider] { [NSItemProvider(object: label as NSString)] }
}

final class Draft {
    let id: Int
    var text: String

    init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

// listgen:actions
enum FieldAction: Equatable {
    case clear  // listgen:action(title: "Clear")
    case remove  // listgen:action(title: "Remove", style: .destructive)
}

// listgen:list(.table, context: .weak(FormController), does: FieldAction)
struct Form {
    // listgen:row(cell: .owned(\.nameCell), on: insert, drag: \.items, menu: [.clear], leadingSwipe: [.clear])
    var name: Field
    // listgen:row(cell: FieldCell, keeps: .perRow, on: move, moves: .inSection, drag: \.items, menu: [.clear],
    //   trailingSwipe: [.remove, .clear])
    var fields: [Field]
    // listgen:row(cell: DraftCell, content: \.text, on: [delete, move], moves: .inSection, leadingSwipe: [.clear],
    //   drag: { [NSItemProvider(object: $0.text as NSString)] })
    var drafts: [Draft]
    var add: Bool  // listgen:row(cell: UITableViewCell, keeps: .perRow, on: insert)
}

final class FormController: UIViewController {
    let nameCell = FieldCell(style: .default, reuseIdentifier: nil)
}

final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event(into: \.label)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with model: Field) { field.text = model.label }
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) { textLabel?.text = draft.text }
}
