import UIKit

// listgen:cell
/// A switch that writes into its row.
public final class OptionCell: TextCell {
    public let toggle = UISwitch()  // listgen:event(into: \.isOn)

    public func configure(with option: AccountOption) {
        titleLabel.text = option.title
        toggle.isOn = option.isOn
        accessoryView = toggle
    }
}
