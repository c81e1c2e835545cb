import ListRuntimeUIKit
import UIKit

struct Field: Equatable {
    let id: Int
    var text: String
}

final class Draft {
    let id = 0
}

// listgen:list(.table, context: .weak(FormController), actions: .protocol)
struct Form {
    // listgen:row(cell: .owned(\.nameCell), refill: .inPlace)
    var name: Field
    // listgen:section(header: FieldHeader)
    // listgen:row(cell: FieldCell, content: .always)
    var always: [Field]
    // listgen:row(cell: DraftCell, content: .always, refill: .reload)
    var drafts: [Draft]
    // listgen:row(cell: FilledCell, configure: fill, refill: .reload)
    var filled: [Field]
    // listgen:row(cell: EmptyCell, refill: .reload)
    var empty: Bool
    // listgen:row(cell: DraftCell, content: .always, refill: .inPlace)
    var inPlace: [Draft]
    // listgen:row(cell: FilledCell, configure: fill, content: .equatable, refill: .reload)
    var said: [Field]
    // listgen:row(cell: FilledCell, refill: .reload)
    var divider: Bool
}

// listgen:rows(provider: .table)
enum Choice {
    case field(Field)  // listgen:row(cell: ChoiceCell, refill: .reload)
}

// listgen:cell(refill: .reload)
final class ChoiceCell: UITableViewCell {
    func configure(with field: Field) {}
}

final class FormController: UIViewController {
    let nameCell = UITableViewCell()
    func fill(_ cell: FilledCell, _ field: Field) {}
}

// listgen:cell(refill: .reload)
final class FieldHeader: UITableViewHeaderFooterView {
    func configure(with fields: [Field]) {}
}

// listgen:cell(refill: .reload)
final class FieldCell: UITableViewCell {
    func configure(with field: Field) {}
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}

final class FilledCell: UITableViewCell {}

final class EmptyCell: UITableViewCell {}
