import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Sections by what they are, and rows by where they are.
@MainActor
@Suite struct SectionHandleTests {
    @Test("a section is filled again whole, with its header, and nothing else is")
    func refilling() {
        let table = NumbersTable([[1, 2], [3, 4]])
        let cells = table.view.visibleCells
        func fills() -> [Int] { table.view.visibleCells.map { ($0 as? NumberCell)?.fills ?? 0 } }
        table.reconfigure(.section(1))
        table.reconfigure(.section(9))
        table.flush()
        #expect(fills() == [1, 1, 2, 2])
        #expect(table.view.visibleCells == cells)
        table.view.headless.clearUpdates()
        table.reload(.section(0))
        table.flush()
        #expect(table.view.headless.updates.map(\.description) == ["reload [0, 0] [0, 1] (automatic)"])

        let screen = FeedScreen()
        let header = screen.table.header(of: .groups("x"))?.textLabel
        header?.text = "?"
        screen.table.reconfigure(.section(.posts))
        screen.table.flush()
        #expect(header?.text == "?")
        screen.table.reconfigure(.section(.groups("x")))
        screen.table.flush()
        #expect(screen.table.header(of: .groups("x"))?.textLabel?.text == "X")
    }

    @Test("rows that show something of their section follow each state, and each row that is changed by its identity")
    func readingRows() {
        let table = NumbersTable([[1, 2], [3]])
        table.readsSections = true
        func fills() -> [Int] { table.view.visibleCells.map { ($0 as? NumberCell)?.fills ?? 0 } }
        table.update { $0.sections[1].rows = [3, 4] }
        table.flush()
        #expect(fills().prefix(3) == [2, 2, 2])
        table.updateRow(
            .init(section: 1, number: 4), { $0 = 5 }, read: { $0.row(at: $1) },
            write: { $0.sections[$1.section].rows[$1.row] = $2 })
        table.flush()
        #expect(fills().prefix(3) == [3, 3, 3])
    }

    @Test("the sections on screen are told from the top")
    func onScreen() {
        let table = NumbersTable([[1, 2], [], [3], (10..<30).map { $0 }, [4]])
        #expect(table.visibleSections == [0, 2, 3])
    }

    @Test("rows have an offset into the content, and offsets a row")
    func offsets() {
        let table = NumbersTable([[1, 2], (10..<30).map { $0 }])
        let id = NumbersState.RowID(section: 1, number: 17)
        #expect(table.offset(of: id) == 396)
        #expect(table.rowID(atOffset: 439) == id)
        #expect(table.rowID(atOffset: 968) == nil)
        #expect(table.offset(of: NumbersState.RowID(section: 1, number: 99)) == nil)
    }
}
