import UIKit

/// A setting that is on or off.
public final class SwitchCell: UITableViewCell {
    public let toggle = UISwitch()
    private var onChange: ((Bool) -> Void)?

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onChange?(self.toggle.isOn)
            }, for: .valueChanged)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
        textLabel?.text = title
        toggle.isOn = isOn
        self.onChange = onChange
    }
}
