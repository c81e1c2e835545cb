import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Heights that read more of a row than what counts as its content.
@MainActor
@Suite struct UncomparedHeightTests {
    @Test("a row changed by its identity gets its height, also where a newer state waits", arguments: [false, true])
    func update(waits: Bool) {
        let table = LinesTable(count: 3)
        if waits { table.beginInteraction(.contextMenu) }
        table.update {
            $0.comparesLines = false
            $0.rows.append(Note(id: 9, lines: 1))
        }
        table.flush()
        table.setLines(7, of: 0)
        table.show()
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 73)
        table.endInteraction(.contextMenu)
        table.show()
        #expect(table.applied.rows.count == 4)
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 73)
    }

    @Test("so does one that is changed in a state which is not applied yet")
    func newerState() {
        let table = LinesTable(count: 3)
        table.update {
            $0.comparesLines = false
            $0.rows.append(Note(id: 9, lines: 1))
        }
        table.setLines(7, of: 0)
        table.show()
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 73)
    }
}
