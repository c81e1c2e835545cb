@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_kept

/// `keeps: .perRow`: a cell is made once for each row, and never dequeued.
@MainActor @Suite struct KeptCellTests {
    let screen = Screen()

    private func makeTable(fields: Int = 2, notes: Int = 0) -> Form.Table {
        Form.Table(
            Form(
                title: "Form", fields: (0..<fields).map { Field(id: $0, label: "Field \($0)") },
                notes: (0..<notes).map { Note(id: $0, text: "Note \($0)") }),
            in: screen.table)
    }

    private func cell(_ row: Int) -> FieldCell? { screen.table.cellForRow(at: [1, row]) as? FieldCell }

    @Test func aCellKeepsWhatItHasWhileItsRowIsOffScreen() throws {
        let table = makeTable(fields: 1, notes: 100)
        screen.table.layoutIfNeeded()
        let kept = try #require(cell(0))
        #expect(kept.reuseIdentifier == nil)
        kept.field.text = "typed"
        screen.table.scrollToRow(at: [2, 99], at: .bottom, animated: false)
        screen.table.layoutIfNeeded()
        #expect(cell(0) == nil)
        #expect(table.cell(FieldCell.self, for: .fields(0)) === kept)
        table.update { $0.fields[0].label = "Name" }
        table.flush()
        screen.table.scrollToRow(at: [0, 0], at: .top, animated: false)
        screen.table.layoutIfNeeded()
        #expect(cell(0) === kept)
        #expect(kept.field.text == "typed")
        #expect(kept.textLabel?.text == "Name")
    }

    @Test func aPrototypeIsKeptByItsRow() throws {
        // UIKit registers the prototypes of a storyboard with the table view.
        screen.table.register(SignatureCell.self, forCellReuseIdentifier: "signature")
        screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "accepts")
        screen.table.register(NoteCell.self, forCellReuseIdentifier: "note")
        let notes = (0..<100).map { Note(id: $0, text: "Note \($0)") }
        let table = Signing.Table(
            Signing(signature: Field(id: 1, label: "Ann"), accepts: true, notes: notes), in: screen.table)
        screen.table.layoutIfNeeded()
        let kept = try #require(screen.table.cellForRow(at: [0, 0]) as? SignatureCell)
        #expect(kept.reuseIdentifier == "signature")
        screen.table.scrollToRow(at: [2, 99], at: .bottom, animated: false)
        screen.table.layoutIfNeeded()
        table.update { $0.signature?.label = "Anna" }
        table.flush()
        screen.table.scrollToRow(at: [0, 0], at: .top, animated: false)
        screen.table.layoutIfNeeded()
        #expect(screen.table.cellForRow(at: [0, 0]) === kept)
        #expect(kept.textLabel?.text == "Anna")
    }

    @Test func cellsGoWhereTheirRowsGo() throws {
        let table = makeTable()
        screen.table.layoutIfNeeded()
        let (first, second) = (try #require(cell(0)), try #require(cell(1)))
        table.update {
            $0.title = "Other"
            $0.fields.swapAt(0, 1)
            $0.fields[0].label = "Changed"
        }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(cell(0) === second && cell(1) === first)
        #expect(cell(0)?.textLabel?.text == "Changed" && cell(1)?.textLabel?.text == "Field 0")
        table.reload()
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(cell(0) === second && cell(1) === first)
    }

    @Test func aCellGoesWithItsRow() {
        let table = makeTable()
        screen.table.layoutIfNeeded()
        weak var kept = cell(0)
        kept?.field.text = "typed"
        #expect(kept != nil)
        table.update { $0.fields.removeFirst() }
        table.flush()
        screen.table.layoutIfNeeded()
        table.update { $0.fields.insert(Field(id: 0, label: "Again"), at: 0) }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(cell(0)?.textLabel?.text == "Again")
        #expect(cell(0)?.field.text != "typed")
        #expect(kept == nil || kept !== cell(0))
    }

    @Test func cellsAreMadeAhead() {
        let table = makeTable(fields: 100)
        screen.table.layoutIfNeeded()
        #expect(cell(99) == nil)
        table.prepareCells()
        let made = table.keptCell(at: [1, 99], in: table.applied)
        #expect((made as? FieldCell)?.textLabel?.text == "Field 99")
        screen.table.scrollToRow(at: [1, 99], at: .bottom, animated: false)
        screen.table.layoutIfNeeded()
        #expect(cell(99) === made)
    }

    @Test func veryManyCellsAreReported() {
        let table = makeTable(fields: 1001)
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        table.prepareCells()
        #expect(reports == [.manyKeptCells("FieldCell", limit: 1000)])
    }
}
