@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import settings_of_a_controller

/// A settings screen: rows that read what no state says, and rows that cannot be selected.
@MainActor @Suite struct SettingsTests {
    typealias Setting = SettingsController.Setting

    private final class Actions: SettingsController.Settings.Actions {
        var selected: [Setting] = []
        /// Of these rows nothing is to be selected.
        var refused: Set<IndexPath> = []
        /// What is selected in the place of another.
        var redirected: [IndexPath: IndexPath] = [:]

        func select(_ row: SettingsController.Settings.Row) {
            switch row {
            case .app(let setting), .devices(let setting), .more(let setting): selected.append(setting)
            }
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            refused.contains(indexPath) ? nil : redirected[indexPath] ?? indexPath
        }
    }

    private let screen = Screen()
    private let actions = Actions()
    private let preferences = Preferences()

    private var state: SettingsController.Settings {
        SettingsController.Settings(
            app: [.general, .appearance, .sync], devices: [.watch], more: [.accounts, .developer])
    }

    private func start() -> (SettingsController, SettingsController.Settings.Table) {
        let controller = SettingsController(preferences: preferences)
        let table = SettingsController.Settings.Table(
            state, context: controller, actions: actions, in: screen.table)
        return (controller, table)
    }

    @Test func whatNoStateSaysIsShownWithTheNextState() throws {
        preferences.values = ["general": "English"]
        let (controller, table) = start()
        #expect(screen.rows == ["general English", "appearance", "", "watch", "accounts", "Developer 1"])
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.detailTextLabel?.text == "English")
        preferences.values = ["general": "Français"]
        (preferences.syncs, preferences.build, preferences.isSignedIn) = (true, 2, true)
        table.state = state
        table.flush()
        #expect(screen.rows.last == "Developer 2")
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell, "it is filled again, not replaced")
        #expect(cell.detailTextLabel?.text == "Français")
        let sync = screen.table.cellForRow(at: IndexPath(row: 2, section: 0)) as? SwitchCell
        #expect(sync?.isOn == true)
        #expect(screen.headers == ["Account"])
        #expect(controller.preferences === preferences)
    }

    @Test func aRowThatIsNotToBeSelectedIsNot() {
        let (controller, table) = start()
        actions.refused = [IndexPath(row: 1, section: 0)]
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(actions.selected == [])
        #expect(screen.table.indexPathForSelectedRow == nil)
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(actions.selected == [.general])
        actions.redirected = [IndexPath(row: 0, section: 0): IndexPath(row: 0, section: 1)]
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(actions.selected == [.general, .watch])
        #expect(table.visibleRows.count == 6)
        #expect(controller.title(of: []) == nil)
    }

    @Test func spacesStandAboveSectionsWithoutAHeader() {
        let (controller, table) = start()
        let heights = (0..<2).map { table.tableView(screen.table, heightForHeaderInSection: $0) }
        #expect(heights == [16, 24])
        #expect(table.tableView(screen.table, heightForFooterInSection: 1) < 1)
        #expect(controller.preferences.build == 1)
    }

    @Test func eachOfTheCasesHasItsCell() {
        let (controller, table) = start()
        screen.table.frame.size.height = 6_000
        table.update { $0.app = Setting.allCases }
        table.flush()
        #expect(screen.cells.prefix(18).filter { $0 == "SwitchCell" }.count == 1)
        #expect(screen.rows.prefix(18).filter { $0.isEmpty }.count == 1)
        #expect(controller.preferences.syncs == false)
    }
}
