import UIKit

// listgen:list(.table, on: change)
struct Settings {
    // listgen:section(header: "Account")
    var name: String  // listgen:row(cell: NameCell)
    // listgen:section(header: "Messages")
    var alerts: Alerts
}

// listgen:section
struct Alerts: Equatable {
    // listgen:row(cell: SwitchCell)
    var toggle: Toggle
    // listgen:row(cell: SoundCell)
    var sound: String? { toggle.isOn ? "Bell" : nil }
}

struct Toggle: Equatable {
    var title: String
    var isOn: Bool
}

final class NameCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))  // listgen:event(into: \.self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with name: String) { field.text = name }
}

final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()  // listgen:event(into: \.isOn)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
    }

    required init?(coder: NSCoder) { nil }

    func configure(with model: Toggle) {
        textLabel?.text = model.title
        toggle.isOn = model.isOn
    }
}

final class SoundCell: UITableViewCell {
    func configure(with sound: String) { textLabel?.text = sound }
}
