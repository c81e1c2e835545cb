@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import storyboard_screen

/// The screen of Documentation/Storyboards.md.
@MainActor @Suite struct StoryboardScreenTests {
    final class Controller: Account.Actions {
        var log: [String] = []
        var table: Account.Table?

        func select(devices: Device) { log.append(devices.name) }
        func selectSignOut() { log.append("sign out") }

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            guard case .devices(let device) = table?.row(at: indexPath) else { return indexPath }
            return device.isThisOne ? nil : indexPath
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            guard case .devices(let device) = table?.row(at: indexPath) else { return }
            cell.accessoryType = device.isThisOne ? .checkmark : .none
        }
    }

    let screen = Screen()
    let controller = Controller()

    @Test func prototypesShowTheRows() {
        // UIKit registers the prototypes of a storyboard with the table view. No storyboard is loaded here.
        screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "user")
        screen.table.register(DeviceCell.self, forCellReuseIdentifier: "device")
        screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "signOut")
        let devices = [
            Device(id: 1, name: "phone", isThisOne: true), Device(id: 2, name: "tablet", isThisOne: false),
        ]
        let table = Account.Table(Account(user: "Ann", devices: devices), actions: controller, in: screen.table)
        controller.table = table
        table.reload()
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["Ann", "phone", "tablet", ""])
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType == .checkmark)
        for row in 0..<2 { screen.table.headless.tap(rowAt: IndexPath(row: row, section: 1)) }
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 2))
        #expect(controller.log == ["tablet", "sign out"])
    }
}
