import UIKit

// listgen:list(.table, context: .weak(FormController))
struct Form {
    // listgen:row(cell: .owned(\.nameCell))
    var name: Field
    // listgen:row(cell: .owned(\.phoneCell), configure: fill)
    var phone: Field?
    // listgen:section(header: \.first?.text, footer: "Tags")
    var tags: [Field]  // listgen:row(cell: TagCell)
    // listgen:row(cell: .owned(\.cells.editor), when: \.isEditing)
    // listgen:row(cell: NoteCell)
    var note: Note
    var options: Options
}

// listgen:section
// listgen:header(view: UITableViewHeaderFooterView, when: \.isAdvanced, configure: view.tag = 1)
struct Options {
    // listgen:row(cell: .owned(\.privateCell))
    var hasPrivate: Bool
    // listgen:row(cell: .owned(\.saveCell), content: .always)
    var save: Field
    var isAdvanced: Bool  // listgen:ignore
    var more: [Field]  // listgen:row(cell: TagCell)
}

struct Field: Equatable {
    let id: Int
    var text: String
}

struct Note: Equatable {
    var text: String
    var isEditing: Bool
}

final class FormController: UIViewController {
    lazy var nameCell = TextCell(style: .default, reuseIdentifier: nil)
    var phoneCell: TextCell! = TextCell(style: .default, reuseIdentifier: nil)
    let cells = FormCells()
    let privateCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var saveCell: TextCell?

    func fill(_ cell: TextCell, with field: Field) {
        cell.field.text = "Phone \(field.text)"
    }
}

@MainActor struct FormCells {
    let editor = EditorCell(title: "Note")
}

/// Made with what it needs: no list could make it.
final class EditorCell: UITableViewCell {
    let title: String

    init(title: String) {
        self.title = title
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with note: Note) { textLabel?.text = "\(title): \(note.text)" }
}

final class TextCell: UITableViewCell {
    let field = UITextField()
    private(set) var fills = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with field: Field) {
        fills += 1
        self.field.text = field.text
    }
}

// listgen:cell
final class TagCell: UITableViewCell {
    func configure(with field: Field) { textLabel?.text = field.text }
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}
