@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_registered_by_app
@testable import fill_of_shared_classes

@MainActor @Suite struct SharedClassTests {
    final class SettingsActions: Settings.Actions {
        var isOffline = false

        func configureSync(_ cell: SwitchCell) { cell.textLabel?.text = isOffline ? "Sync (off)" : "Sync" }
        func configureWifi(_ cell: SwitchCell) { cell.textLabel?.text = "Wi-Fi" }
        func configure(_ cell: SwitchCell, items: Setting) {
            cell.textLabel?.text = isOffline ? "(\(items.title))" : items.title
        }
        func configure(_ cell: SwitchCell, settings: Setting) { cell.textLabel?.text = settings.title }
        func configureMore(_ cell: SwitchCell, in section: SettingGroup) {
            cell.textLabel?.text = "More of \(section.settings.count)"
        }
    }

    let screen = Screen()
    let actions = SettingsActions()
    let settings = Settings(
        sync: true, wifi: true, items: [Setting(id: 1, title: "Sounds", isOn: true)], help: false, about: false,
        groups: [SettingGroup(id: 1, settings: [Setting(id: 2, title: "Badges", isOn: false)], more: true)])

    @Test func noReusedCellShowsAnotherRow() {
        let table = Settings.Table(
            settings, context: SettingsContext(isOffline: false), actions: actions, in: screen.table)
        #expect(screen.rows == ["Sync", "Wi-Fi", "Sounds", "Badges", "More of 1"])
        for _ in 0..<3 {
            table.update {
                $0.items.reverse(); $0.sync.toggle()
            }
            table.flush()
            let sync = table.state.sync ? ["Sync"] : []
            #expect(screen.rows == sync + ["Wi-Fi", "Sounds", "Badges", "More of 1"])
        }
    }

    @Test func whatOnlyTheActionsKnowIsFilledAgainAtEveryUpdate() {
        let table = Settings.Table(
            settings, context: SettingsContext(isOffline: false), actions: actions, in: screen.table)
        #expect(screen.rows.count == 5)
        actions.isOffline = true
        table.update { $0.groups[0].settings.append(Setting(id: 3, title: "Banners", isOn: true)) }
        table.flush()
        #expect(screen.rows == ["Sync (off)", "Wi-Fi", "Sounds", "Badges", "Banners", "More of 2"])
    }

    @Test func whatTheActionsFillFollowsTheContext() {
        let table = Settings.Table(
            settings, context: SettingsContext(isOffline: false), actions: actions, in: screen.table)
        #expect(screen.rows.count == 5)
        actions.isOffline = true
        table.context = SettingsContext(isOffline: true)
        table.flush()
        #expect(screen.rows == ["Sync (off)", "Wi-Fi", "(Sounds)", "Badges", "More of 1"])
    }

    @Test func whatTheAppRegistersIsLeftToIt() {
        screen.table.register(NibCell.self, forCellReuseIdentifier: "NibCell")
        screen.table.register(TaskHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let tasks = [Task(id: 1, title: "Write")]
        let table = Tasks.Table(Tasks(open: tasks, done: tasks), in: screen.table)
        #expect(screen.rows == ["Write", "Done: Write"])
        #expect(screen.headers == ["1 open"])
        _ = table
    }
}
