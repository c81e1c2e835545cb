import UIKit

struct Field: Equatable {
    let id: String
    var text: String
    var isLong = false
}

struct Option: Equatable {
    let id: String
    var isOn: Bool
}

struct Note: Equatable {
    let id: Int
}

typealias Answer = () -> Bool

// listgen:section(id: \.id)
struct Group: Equatable {
    let id: String
    var options: [Option]
    var canAdd: Bool  // listgen:row(cell: AddCell)
}

// listgen:rows
enum Line: Equatable {
    case option(Option)
    case note(Note, text: String)  // listgen:row(cell: NoteCell)
}

// listgen:list(.table)
struct Form {
    // listgen:row(cell: LongCell, when: \.isLong)
    // listgen:row(cell: FieldCell)
    var fields: [Field]
    var lines: [Line]
    var groups: [Group]
    var silent: [Option]  // listgen:row(cell: OptionCell, events: false)
    var drafts: [Int]  // listgen:row(cell: OptionCell, load: { id -> Option? in Option.saved(id) })
}

// listgen:list(.collection, actions: .closures)
struct Board {
    var options: [Option]  // listgen:row(cell: CardCell)
}

extension Option {
    static func saved(_ id: Int) -> Option? { Option(id: "saved \(id)", isOn: true) }
}

final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event
    var onReturn: Answer?  // listgen:event(else: false)
    var onGrow: ((CGFloat) -> Void)?  // listgen:event(remeasures: true)
    var hint: ((_ text: String) -> String?)?  // listgen:event

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with model: Field) { field.text = model.text }
}

final class LongCell: UITableViewCell {
    lazy var stars = StarControl()  // listgen:event(.valueChanged)
    var onReturn: Answer = { false }  // listgen:event(else: Field.answer)

    func configure(with model: Field) {}
}

extension Field {
    static let answer = true
}

final class StarControl: UIControl {}

final class BigSwitch: UISwitch {}

// listgen:cell
class OptionCell: UITableViewCell {
    weak var toggle: BigSwitch!  // listgen:event
    #if DEBUG
    var onDebug: ((Int, _ isOn: Bool) -> Void)?  // listgen:event
    #endif

    func configure(with option: Option) {
        let own = toggle ?? BigSwitch(frame: .zero)
        contentView.addSubview(own)
        toggle = own
        own.isOn = option.isOn
    }
}

final class NoteCell: UITableViewCell {
    var onTap: (() -> Void)?  // listgen:event
    func configure(with note: Note, text: String) {}
}

final class AddCell: UITableViewCell {
    let add = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))  // listgen:event
}

extension AddCell {
    var held: UIButton { add }  // listgen:event(.touchDown)
}

final class CardCell: UICollectionViewCell {
    var onTap: ((Bool) -> Void)?  // listgen:event
    var mayOpen: (() -> Bool)?  // listgen:event(else: false)
    func configure(with option: Option) {}
}
