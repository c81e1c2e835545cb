import UIKit

// listgen:cell
/// A setting with a switch. A tap anywhere on the row turns it.
public final class SwitchCell: TextCell {
    public let control = UISwitch()

    public func configure(with toggle: Toggle, settings: MailSettings) {
        titleLabel.text = toggle.title
        control.isOn = settings[keyPath: toggle.setting]
        control.isUserInteractionEnabled = false
        accessoryView = control
        apply(settings.theme)
    }
}
