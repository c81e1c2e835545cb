import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What Documentation/Updates.md says of states and calls that nobody should make.
@MainActor
@Suite struct BadInputTests {
    @Test("a state without sections is an empty table, before and after")
    func noSections() {
        let table = NumbersTable([])
        #expect(table.shown.isEmpty)
        let violations = UIKitRules.violations {
            table.state = NumbersState([[1, 2], []])
            table.flush()
            #expect(table.shown == ["1 0", "2 0"])
            table.state = NumbersState([])
            table.context = 1
            table.flush()
        }
        #expect(table.view.numberOfSections == 0)
        #expect(violations.isEmpty)
    }

    @Test("an identity that changes while its row is on screen leaves the cell to the row at that place")
    func changingIdentity() {
        let screen = FeedScreen()
        let cell = screen.table.cell(for: .stories(1))
        #expect(screen.table.update(stories: 1) { $0 = Story(id: 9, title: "z") })
        screen.table.flush()
        #expect(screen.table.cell(for: .stories(9)) === cell)
        #expect(screen.table.cell(for: .stories(1)) == nil)
        #expect(screen.difference(from: screen.table.state) == nil)
        screen.table.state.stories[0] = Story(id: 10, title: "y")
        screen.table.flush()
        #expect(screen.table.indexPath(of: .stories(9)) == nil)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a million rows are shown, found and changed")
    func millionRows() {
        let count = Sample.count(1_000_000)
        let table = NumbersTable([Array(0..<count)])
        #expect(table.shown.first == "0 0")
        let last = NumbersState.RowID(section: 0, number: count - 1)
        table.update { $0.sections[0].rows.append(-1) }
        table.flush()
        #expect(table.view.headless.updates.map(\.description) == ["insert [0, \(count)] (automatic)"])
        #expect(table.indexPath(of: last) == IndexPath(row: count - 1, section: 0))
        #expect(table.scroll(to: last, at: .bottom, animated: false))
        #expect(table.shown.last == "\(count - 1) 0")
    }

    @Test("cells that are prepared beyond the screen follow the context")
    func preparedCells() {
        let table = NumbersTable([Array(0..<100)])
        // As UIKit does ahead of scrolling.
        let path = IndexPath(row: 50, section: 0)
        let cell = table.tableView(table.view, cellForRowAt: path)
        table.context = 1
        table.flush()
        #expect(table.view.headless.updates.last?.description.contains("[0, 50]") == true)
        _ = cell
    }

    @Test("a list view without a size is reloaded")
    func withoutSize() {
        let table = NumbersTable([[1]])
        table.view.frame = .zero
        table.state = NumbersState([[1, 2]])
        table.flush()
        #expect(table.view.headless.updates.map(\.description) == ["reloadData"])
    }
}
