@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import fill_by_controller
@testable import fill_by_controller_of_a_provider
@testable import fill_by_default

@MainActor @Suite struct ControllerFillTests {
    let screen = Screen(style: .grouped)
    let settings = SettingsController.Settings(
        items: [
            .account, .sounds(Sound(id: 1, isOn: true)), .alarm(Sound(id: 200, isOn: true)),
            .alarm(Sound(id: 2, isOn: false)), .about(version: "1.0", build: 11),
        ],
        devices: [Device(id: "a", name: "iPad")], devicesName: "Mine", sync: true)

    @Test func theControllerFillsTheCells() throws {
        let controller = SettingsController()
        let table = SettingsController.Settings.Table(settings, context: controller, in: screen.table)
        #expect(
            screen.rows.map { $0.prefix(20) } == [
                "Ada account", "", "loud, Ada", "Ada alarm(fill_by_co", "Ada about(version: \"", "Mine: iPad", "",
            ])
        #expect(
            screen.cells == [
                "UITableViewCell", "SwitchCell", "SwitchCell", "UITableViewCell", "UITableViewCell", "DeviceCell",
                "SwitchCell",
            ])
        let sounds = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? SwitchCell)
        #expect(sounds.isOn, "the overload of the cell's class fills it")
        #expect(screen.headers == ["Ada's 1"])
        #expect(screen.table.rectForHeader(inSection: 1).height == 30)
        #expect(screen.heights[5] == 60)
        withExtendedLifetime((controller, table)) {}
    }

    @Test func whatOnlyTheControllerKnowsIsShownAfterEveryUpdate() {
        let controller = SettingsController()
        let table = SettingsController.Settings.Table(settings, context: controller, in: screen.table)
        #expect(screen.rows[0] == "Ada account")
        (controller.userName, controller.showsBuild, controller.hint) = ("Grace", true, "Paired")
        table.state = settings
        table.flush()
        #expect(screen.rows[0] == "Grace account")
        #expect(screen.rows[2] == "loud, Grace")
        #expect(screen.rows[4] == "1.0", "`when:` holds now, and another cell shows the row")
        #expect(screen.headers == ["Grace's 1"])
        #expect(screen.footers == ["Paired"])
        #expect(screen.heights[5] == 160)
        table.update { $0.devicesName = "Yours" }
        table.flush()
        #expect(screen.rows[5] == "Yours: iPad", "a method of the list reads its other properties")
    }

    @Test func aRowThatNothingFillsIsLeftAlone() {
        let controller = SettingsController()
        var settings = settings
        (settings.items, settings.devices, settings.help) = ([], [], true)
        let table = SettingsController.Settings.Table(settings, context: controller, in: screen.table)
        #expect(screen.cells == ["SwitchCell", "HelpCell"])
        screen.table.headless.clearUpdates()
        table.state = settings
        table.flush()
        #expect(screen.table.headless.updates.map(\.description) == ["reconfigure [2, 0]"])
    }

    @Test func theListDoesNotKeepItsControllerAlive() {
        var controller: SettingsController? = SettingsController()
        weak var weakController = controller
        let table = controller.map { SettingsController.Settings.Table(settings, context: $0, in: screen.table) }
        var reports: [ListReport] = []
        table?.onReport = { reports.append($0) }
        #expect(screen.rows.count == 7)
        controller = nil
        #expect(weakController == nil)
        table?.reconfigure(.visible)
        table?.update { $0.items.append(.language) }
        table?.flush()
        screen.table.reloadData()
        #expect(screen.rows.count == 8)
        #expect(screen.cells[2] == "UITableViewCell", "`when:` is false without a context")
        #expect(screen.heights[5] == 44, "the height is the cell's own")
        #expect(reports == [.missingContext("SettingsController")], "it is told once")
        #expect(reports.first?.description.contains("SettingsController") == true)
    }

    @Test func aProviderIsPassedItsController() {
        let controller = HelpController()
        let rows: [HelpController.Row] = [
            .question(Question(id: 1, text: "Why?")), .contact, .version, .name("Ada"),
        ]
        HelpController.Row.register(in: screen.table)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: screen.table) { table, path, index in
            rows[index].cell(in: table, at: path, context: controller)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(rows.indices))
        controller.openQuestion = 1
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.rows == ["Why?", "Contact", "version", "Ada"])
        #expect(screen.cells[2] == "UITableViewCell")
        controller.isExpert = true
        source.applySnapshotUsingReloadData(snapshot)
        #expect(screen.cells[2] == "QuestionCell")
    }

    @Test func marksAroundRowsFillThoseThatNothingElseFills() {
        let ada = Person(id: 7, name: "Ada")
        let table = Directory.Table(
            Directory(entries: [.person(ada), .note("Hi"), .divider], guests: [ada], friends: []), in: screen.table)
        #expect(screen.rows == ["Ada", "note(\"Hi\")", "divider", "", ""])
        #expect(screen.cells == ["PersonCell", "PlainCell", "PlainCell", "UITableViewCell", "EmptyCell"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 1))?.tag == 7)
        table.update { $0.friends = [ada] }
        table.flush()
        #expect(screen.rows == ["Ada", "note(\"Hi\")", "divider", "", "Ada"])
    }
}
