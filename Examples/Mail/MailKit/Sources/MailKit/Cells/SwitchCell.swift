import UIKit

// listgen:cell
/// A setting with a switch.
public final class SwitchCell: TextCell {
    public let control = UISwitch()

    public func configure(with toggle: Toggle, settings: MailSettings) {
        titleLabel.text = toggle.title
        control.isOn = settings[keyPath: toggle.setting]
        accessoryView = control
        apply(settings.theme)
    }
}
