import UIKit

/// A settings screen as apps have it: an enum of all rows, of which the controller fills most with one function. What they
/// show is nowhere in the state.
final class SettingsController: UIViewController {
    // One mark for all cases, and one more for each that differs.
    // listgen:rows(cell: UITableViewCell, style: .value1, configure: configure(_:for:))
    enum Setting: String, CaseIterable {
        case general, notifications, appearance, storage, autoArchive, autoDownload, autoAdd
        case siri, watch, headphones
        case sync  // listgen:row(cell: SwitchCell, configure: fillSync)
        case files, accounts, help, opml, about, privacy
        case developer  // listgen:row(cell: UITableViewCell, configure: fillDeveloper)
    }

    // Spaces of their own above the sections, and none below the last.
    // listgen:list(.table, context: .weak(SettingsController), on: [select, tableView(_:willSelectRowAt:)])
    struct Settings {
        // listgen:section(headerHeight: 16)
        var app: [Setting]
        // listgen:section(headerHeight: 24, footerHeight: 0)
        var devices: [Setting]
        // listgen:section(header: title(of:))
        var more: [Setting]
    }

    let preferences: Preferences

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ cell: UITableViewCell, for setting: Setting) {
        cell.textLabel?.text = setting.rawValue
        cell.detailTextLabel?.text = preferences.values[setting.rawValue]
    }

    func fillSync(_ cell: SwitchCell) { cell.isOn = preferences.syncs }
    func fillDeveloper(_ cell: UITableViewCell) { cell.textLabel?.text = "Developer \(preferences.build)" }
    func title(of settings: [Setting]) -> String? { preferences.isSignedIn ? "Account" : nil }
}

/// What the app keeps elsewhere: no state says when it changes.
final class Preferences {
    var values: [String: String] = [:]
    var syncs = false
    var build = 1
    var isSignedIn = false
}

final class SwitchCell: UITableViewCell {
    var isOn = false
}
