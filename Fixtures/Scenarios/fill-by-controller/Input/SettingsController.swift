import UIKit

/// A settings screen as apps have them: the controller fills the cells with functions that it has anyway.
final class SettingsController: UIViewController {
    // listgen:rows(cell: UITableViewCell, configure: configure(_:for:))
    enum Item: Hashable {
        case account
        case language
        case sounds(Sound)  // listgen:row(cell: SwitchCell, configure: fill)
        // listgen:row(cell: SwitchCell, when: isLoud(_:), configure: SettingsController.fillLoud)
        case alarm(Sound)
        // listgen:row(id: .kind, cell: VersionCell, when: build > 10 && context.showsBuild, configure: show(version:))
        case about(version: String, build: Int)
    }

    // listgen:list(.table, context: .weak(SettingsController))
    struct Settings {
        var items: [Item]
        // listgen:section(header: title(of:), headerHeight: headerHeight(of:), footer: { _, context in context.hint })
        var devices: [Device]  // listgen:row(cell: DeviceCell, configure: fill, height: deviceHeight(_:_:))
        var devicesName: String  // listgen:ignore
        var sync: Bool  // listgen:row(cell: SwitchCell, configure: fillSync)
        var help: Bool = false  // listgen:row(cell: HelpCell)

        /// A method of the list reads its other properties.
        @MainActor func fill(_ cell: DeviceCell, device: Device) {
            cell.textLabel?.text = "\(devicesName): \(device.name)"
        }
    }

    var showsBuild = false
    var userName = "Ada"
    var hint: String?

    func configure(_ cell: UITableViewCell, for item: Item) {
        cell.textLabel?.text = "\(userName) \(item)"
    }

    func fill(_ cell: UITableViewCell, sound: Sound) {
        cell.textLabel?.text = "not for a switch"
    }

    func fill(_ cell: SwitchCell, sound: Sound) {
        cell.isOn = sound.isOn
    }

    static func fillLoud(_ cell: SwitchCell, _ sound: Sound, controller: SettingsController) {
        cell.textLabel?.text = "loud, \(controller.userName)"
    }

    func fillSync(_ cell: SwitchCell) {
        cell.isOn = showsBuild
    }

    func isLoud(_ sound: Sound) -> Bool { sound.id > 100 && !userName.isEmpty }
    func title(of devices: [Device]) -> String? { "\(userName)'s \(devices.count)" }
    func headerHeight(of devices: [Device]) -> CGFloat { 30 }
    func deviceHeight(_ device: Device, _ width: CGFloat) -> CGFloat { showsBuild ? width / 2 : 60 }
}
