import UIKit

// listgen:list(.table)
struct Form {
    var title: String  // listgen:row(cell: UITableViewCell, keeps: .perRow, style: .value1, configure: cell.detailTextLabel?.text = row)
    var fields: [Field]
    var notes: [Note]  // listgen:row(cell: NoteCell)
}

struct Field: Equatable, Identifiable {
    let id: Int
    var label: String
}

struct Note: Equatable, Identifiable {
    let id: Int
    var text: String
}

/// What somebody types stays in the cell, also while its row is not on screen.
// listgen:cell(keeps: .perRow)
final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with field: Field) { textLabel?.text = field.label }
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}
