@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_plain

@MainActor @Suite struct PlainCellTests {
    let screen = Screen()
    let controller = SettingsController()

    private func makeTable() -> Settings.Table {
        screen.table.frame.size.height = 1_000
        return Settings.Table(
            Settings(
                settings: [.language, .version("1.0"), .about(Person(id: 9, name: "Grace"))],
                owner: Person(id: 1, name: "Ada", mail: "ada@example.org"),
                people: [Person(id: 2, name: "Bob", isAdmin: true), Person(id: 3, name: "Eve")], showsHint: true,
                guests: [Person(id: 4, name: "Dan")]),
            context: controller, in: screen.table)
    }

    @Test func cellsHaveTheirStyle() {
        let table = makeTable()
        let rows = screen.rows
        #expect(rows[0] == "language value")
        #expect(rows[3] == "ada@example.org")
        #expect(
            Set(Settings.Cell.allCases.map(\.rawValue)) == [
                "UITableViewCell.value1", "UITableViewCell.content.about", "UITableViewCell.subtitle",
                "UITableViewCell.content.people", "BadgeCell.content", "UITableViewCell.content.hint",
                "UITableViewCell",
            ])
        withExtendedLifetime(table) {}
    }

    @Test func eachRowHasTheStyleThatAppliesToIt() {
        let table = Log.Table(
            Log(lines: [Line(id: 1)], faults: [Line(id: 2)], notes: [Line(id: 3), Line(id: 10)]), in: screen.table)
        #expect(screen.rows.count == 4)
        let rows: [IndexPath] = [[0, 0], [1, 0], [2, 0], [2, 1]]
        #expect(
            rows.map { screen.table.cellForRow(at: $0)?.reuseIdentifier } == [
                "UITableViewCell.subtitle", "UITableViewCell.value2", "UITableViewCell", "UITableViewCell.value1",
            ])
        withExtendedLifetime(table) {}
    }

    @Test func noCellIsReusedForAnotherLook() {
        let people = (1...3).map { Person(id: $0, name: "\($0)") }
        let table = Guests.Table(
            Guests(hosts: people, friends: people, family: people, others: people), context: controller,
            in: screen.table)
        screen.table.frame.size.height = 1_000
        let identifiers = (0..<4).map { section in
            Set((0..<3).map { screen.table.cellForRow(at: [section, $0])?.reuseIdentifier })
        }
        #expect(
            identifiers == [
                ["UITableViewCell.show"], ["UITableViewCell.friends"], ["UITableViewCell.show"], ["UITableViewCell"],
            ])
        #expect(screen.rows[0] == "1" && screen.rows[3] == "1!" && screen.rows[9].hasSuffix("?"))
        withExtendedLifetime(table) {}
    }

    @Test func contentConfigurationsFillCells() {
        let table = makeTable()
        let rows = screen.rows
        #expect(rows[2] == "Grace")
        #expect(rows[4...6] == ["BOB", "Dr Eve", "Hint"])
        #expect(rows[7] == "Dan", "no cell with content is reused for it")
        #expect(screen.cells[5] == "BadgeCell")
        table.update { $0.people[0].isAdmin = false }
        table.flush()
        #expect(screen.rows[4] == "Dr Bob")
        controller.prefix = "Prof"
        table.state = table.state
        table.flush()
        #expect(screen.rows[4] == "Prof Bob")
    }

    @Test func aProviderBringsItsStyles() {
        FontRow.register(in: screen.table)
        let rows = [FontRow.size(3), .sample(Person(id: 1, name: "Ada"))]
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: screen.table) { table, path, index in
            rows[index].cell(in: table, at: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(rows.indices))
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.rows == ["3", "Ada"])
        #expect(screen.table.cellForRow(at: [0, 0])?.detailTextLabel != nil)
    }
}
