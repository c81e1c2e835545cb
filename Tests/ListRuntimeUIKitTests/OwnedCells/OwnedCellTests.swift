import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Cells that the context owns: one view each, which UIKit must never be told to replace by itself.
@MainActor
@Suite struct OwnedCellTests {
    private let table = FormTable()

    private func flush() {
        table.flush()
        table.view.layoutIfNeeded()
    }

    @Test("a change fills the same cell again")
    func change() {
        table.update { $0.name = "Grace" }
        flush()
        #expect(table.shown == ["name Grace", "phone 1", "1", "2", "3", "note Note"])
        #expect(table.view.cellForRow(at: IndexPath(row: 0, section: 0)) === table.context.name)
    }

    @Test("reloading the row, or all rows, fills it again too", arguments: [true, false])
    func reload(isWhole: Bool) {
        table.context.name?.shows = ""
        if isWhole { table.reload() } else { table.reload(.row(.name)) }
        flush()
        #expect(table.shown.first == "name Ada")
    }

    @Test("another cell of the context replaces it, and an empty one the cell that is gone")
    func otherCell() {
        let other = FieldCell(style: .default, reuseIdentifier: nil)
        table.context.name = other
        flush()
        #expect(table.view.cellForRow(at: IndexPath(row: 0, section: 0)) === other)
        #expect(table.shown.first == "name Ada")
        table.context.name = nil
        flush()
        #expect(table.shown.first == "empty")
        table.update { $0.name = "Grace" }
        flush()
        #expect(table.shown.first == "empty")
        table.context.name = other
        flush()
        #expect(table.shown.first == "name Grace")
    }

    @Test("two rows exchange their cells")
    func exchange() {
        table.exchangeCells()
        flush()
        #expect(table.shown.prefix(2) == ["name Ada", "phone 1"])
    }

    @Test("a row that is another kind of row for a while gets its cell back")
    func condition() {
        table.update { $0.ownsNote = false }
        flush()
        #expect(table.shown.last == "Note")
        table.update { $0.ownsNote = true }
        flush()
        #expect(table.shown.last == "note Note")
    }

    @Test("a row that comes back waits until the animation has ended that takes its cell away", arguments: [0, 1])
    func comesBack(way: Int) {
        table.view.headless.holdsCompletions = true
        func change(_ isThere: Bool) {
            table.update { if way == 0 { $0.name = isThere ? "Ada" : nil } else { $0.ownsNote = isThere } }
            flush()
        }
        change(false)
        change(true)
        #expect(table.applied.name == nil || way == 1)
        #expect(!table.shown.contains("lost"))
        table.view.headless.holdsCompletions = false
        flush()
        #expect(table.shown == ["name Ada", "phone 1", "1", "2", "3", "note Note"])
    }

    @Test("a title that comes or goes loads its section again, and not its cells away")
    func title() {
        table.update { $0.title = nil }
        flush()
        table.update { $0.title = "Back" }
        flush()
        #expect(table.shown == ["name Ada", "phone 1", "1", "2", "3", "note Note"])
        #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "Back")
    }

    @Test("while somebody types in one it stays, whatever is updated")
    func responder() {
        let cell = table.context.name
        cell?.field.becomeFirstResponder()
        table.update {
            ($0.name, $0.title, $0.tags, $0.ownsNote) = ("Grace", nil, [4], false)
        }
        flush()
        table.context.name = FieldCell(style: .default, reuseIdentifier: nil)
        table.reload()
        flush()
        #expect(cell?.field.isFirstResponder == true)
        #expect(cell?.superview === table.view)
        #expect(table.shown == ["name Grace", "phone 1", "4", "Note"])
        cell?.field.resignFirstResponder()
        table.flush()
        flush()
        #expect(table.view.cellForRow(at: IndexPath(row: 0, section: 0)) === table.context.name)
        #expect(!table.shown.contains("lost"))
    }

    @Test("one cell in two rows is reported, and the second is empty")
    func twice() {
        table.context.phone = table.context.name
        flush()
        #expect(table.reports == [.ownedCell("FieldCell", RowPath(section: 0, row: 1), .isInOtherRow)])
        #expect(table.shown.prefix(2) == ["name Ada", "empty"])
        table.update { $0.phone = "2" }
        flush()
        table.context.phone = FieldCell(style: .default, reuseIdentifier: nil)
        flush()
        #expect(table.reports.count == 1)
        #expect(table.shown.prefix(2) == ["name Ada", "phone 2"])
    }

    @Test("one cell in two tables is reported by the one that takes it")
    func twoTables() {
        let other = FormTable(cells: table.context)
        #expect(table.reports.isEmpty)
        #expect(
            other.reports == [
                .ownedCell("FieldCell", RowPath(section: 0, row: 0), .isInOtherTable),
                .ownedCell("FieldCell", RowPath(section: 0, row: 1), .isInOtherTable),
                .ownedCell("FieldCell", RowPath(section: 2, row: 0), .isInOtherTable),
            ])
        #expect(other.reports[0].description.contains("another table view"))
    }

    @Test("a reuse identifier, which lends the cell to other rows, is reported once")
    func reuseIdentifier() {
        let other = FieldCell(style: .default, reuseIdentifier: "plain")
        table.context.name = other
        flush()
        table.update { $0.name = "Grace" }
        flush()
        #expect(table.reports == [.ownedCell("FieldCell", RowPath(section: 0, row: 0), .hasReuseIdentifier)])
    }
}
