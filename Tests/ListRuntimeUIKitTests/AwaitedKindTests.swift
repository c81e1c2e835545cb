import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What the data source says of a row whose cell has to wait for another kind.
@MainActor
@Suite struct AwaitedKindTests {
    @Test("a row that needs another kind of cell keeps its own also behind the batch, as long as its cell waits")
    func waitingCell() {
        let table = AdvanceTests.WordsTable(["a", "b"])
        table.beginInteraction(.contextMenu)
        table.update("b", to: "bC")
        table.flush()
        let violations = UIKitRules.violations {
            table.view.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
            table.view.layoutIfNeeded()
        }
        #expect(violations.isEmpty)
        table.endInteraction(.contextMenu)
        table.flush()
        table.view.layoutIfNeeded()
        #expect(table.view.cellForRow(at: IndexPath(row: 1, section: 0))?.reuseIdentifier == "upper")
    }

    @Test("a cell that waits for another kind keeps its height")
    func height() {
        let screen = FeedScreen()
        let path = IndexPath(row: 0, section: 1)
        screen.table.beginInteraction(.contextMenu)
        screen.table.update(stories: 1) { $0.title = "" }
        screen.table.flush()
        screen.tableView.layoutIfNeeded()
        #expect(screen.tableView.cellForRow(at: path) is StoryCell)
        #expect(screen.tableView.rectForRow(at: path).height == 40)
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        screen.tableView.layoutIfNeeded()
        #expect(screen.tableView.rectForRow(at: path).height == 30)
    }
}
