import UIKit

struct Sound: Hashable {
    let id: Int
    var isOn: Bool
}

struct Device: Hashable {
    let id: String
    var name: String
}

final class SwitchCell: UITableViewCell {
    var isOn = false
}

final class DeviceCell: UITableViewCell {}

final class VersionCell: UITableViewCell {
    func show(version: String) { textLabel?.text = version }
}

/// Nothing fills it: with another state it stays as it is.
final class HelpCell: UITableViewCell {}
