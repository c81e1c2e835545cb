import UIKit

struct Field: Equatable {
    let id: String
    var text: String
}

struct Option: Equatable {
    let id: String
    var state: State

    struct State: Equatable {
        var isOn: Bool
        var level: Double = 0
        var size = CGSize.zero
        var note: String?
    }
}

// listgen:rows(on: change)
enum Line: Equatable {
    case option(Option)
    case note(Field, isOld: Bool)  // listgen:row(cell: NoteCell, on: change)
}

// listgen:section(id: \.id)
struct Group: Equatable {
    let id: String
    var hint: Field?  // listgen:row(cell: FieldCell)
    var options: [Option]  // listgen:row(on: change(event))
}

// listgen:section
struct Account: Equatable {
    var owner: Field?  // listgen:row(cell: FieldCell)
    var options: [Option]
}

// listgen:section
enum Part: Equatable {
    case fields([Field])  // listgen:row(cell: FieldCell)
    case account(Account)
}

// listgen:list(.table, on: change)
struct Form {
    var name: String  // listgen:row(cell: NameCell, on: change)
    var title: Field?  // listgen:row(cell: FieldCell)
    var fields: [Field]  // listgen:row(cell: FieldCell, on: change)
    var account: Account
    var groups: [Group]
    var after: [Option]
    var lines: [Line]
    var part: Part
}

/// What may be missing is written while it is there.
// listgen:list(.table)
struct Draft {
    var fields: [Field]?  // listgen:row(cell: FieldCell)
    var account: Account?
    var extra: Extra?
    var part: Part?
}

// listgen:section
struct Extra: Equatable {
    var options: [Option]?
}

// listgen:list(.collection)
struct Board {
    var level: Option  // listgen:row(cell: LevelCell)
}

final class NameCell: UITableViewCell {
    var onName: ((String) -> Void)?  // listgen:event(into: \.self)
    func configure(with name: String) {}
}

final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event(into: \.text)
    var fills = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with model: Field) {
        fills += 1
        field.text = model.text
    }
}

final class NoteCell: UITableViewCell {
    var onText: ((_ text: String) -> Void)?  // listgen:event(into: \Field.text)
    func configure(with note: Field, isOld: Bool) {}
}

// listgen:cell
final class OptionCell: UITableViewCell {
    var onToggle: ((Bool) -> Void)?  // listgen:event(into: \.state.isOn)
    var onNote: ((String) -> Void)?  // listgen:event(into: \.state.note)
    func configure(with option: Option) {}
}

final class LevelCell: UICollectionViewCell {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 44, height: 44))  // listgen:event(into: \.state.level)
    var onWidth: ((CGFloat) -> Void)?  // listgen:event(into: \.state.size.width)
    func configure(with option: Option) {}
}
