@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cell_events

@MainActor @Suite struct CellEventTests {
    final class App: Form.Actions {
        weak var table: Form.Table?
        var calls: [String] = []
        var answer = true

        func field(fields: Field, _ text: String) { calls.append("\(fields.id) \(fields.text) > \(text)") }
        func onReturn(fields: Field) -> Bool {
            calls.append("return \(fields.id)")
            return answer
        }
        func hint(fields: Field, _ value: String) -> String? { value == fields.text ? nil : "was \(fields.text)" }
        func stars(fields: Field) { calls.append("stars \(fields.id)") }
        func toggle(option: Option, _ isOn: Bool) { calls.append("line \(option.id) \(isOn)") }
        func toggle(options: Option, in section: Group, _ isOn: Bool) {
            calls.append("\(options.id) of \(section.id) \(isOn)")
        }
        func toggle(drafts: Option, _ isOn: Bool) { calls.append("\(drafts.id) \(isOn)") }
        func onTap(note: Note, text: String) { calls.append("\(note.id) \(text)") }
        func heldCanAdd(in section: Group) { calls.append("held \(section.id)") }
        func addCanAdd(in section: Group) { calls.append("add to \(section.id)") }
        #if DEBUG
        func onDebug(option: Option, _ value: Int, _ isOn: Bool) {}
        func onDebug(options: Option, in section: Group, _ value: Int, _ isOn: Bool) {}
        func onDebug(drafts: Option, _ value: Int, _ isOn: Bool) {}
        #endif
    }

    private let screen = Screen()
    private let app = App()
    private let list: Form.Table

    init() {
        list = Form.Table(
            Form(
                fields: [Field(id: "a", text: "x"), Field(id: "b", text: "y", isLong: true)],
                lines: [.option(Option(id: "o", isOn: false)), .note(Note(id: 3), text: "n")],
                groups: [Group(id: "g", options: [Option(id: "p", isOn: true)], canAdd: true)],
                silent: [Option(id: "q", isOn: false)], drafts: [7]),
            actions: app, in: screen.table)
        app.table = list
        screen.table.layoutIfNeeded()
    }

    private func cell<Cell>(_ row: Int, _ section: Int, as _: Cell.Type = Cell.self) -> Cell? {
        screen.table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
    }

    private func turn(_ row: Int, _ section: Int, _ isOn: Bool) {
        let toggle = cell(row, section, as: OptionCell.self)?.toggle
        toggle?.isOn = isOn
        toggle?.sendActions(for: .valueChanged)
    }

    @Test func aControlTellsItsRowAndValue() {
        #expect(screen.table.headless.type("new", inRowAt: IndexPath(row: 0, section: 0)))
        cell(1, 0, as: LongCell.self)?.stars.sendActions(for: .valueChanged)
        turn(0, 1, true)
        turn(0, 2, false)
        turn(0, 4, false)
        cell(1, 2, as: AddCell.self)?.add.sendActions(for: .primaryActionTriggered)
        #expect(
            app.calls == ["a x > new", "stars b", "line o true", "p of g false", "saved 7 false", "add to g"])
    }

    @Test func aClosureTellsItsRow() {
        cell(1, 1, as: NoteCell.self)?.onTap?()
        #expect(app.calls == ["3 n"])
    }

    @Test func aClosureIsAnswered() {
        let field = cell(0, 0, as: FieldCell.self)
        #expect(field?.onReturn?() == true)
        app.answer = false
        #expect(field?.onReturn?() == false)
        #expect(field?.hint?("x") == nil)
        #expect(field?.hint?("z") == "was x")
        #expect(app.calls == ["return a", "return a"])
    }

    @Test func theRowIsThatOfTheNewestState() {
        let field = cell(0, 0, as: FieldCell.self)
        list.update { $0.fields[0].text = "newer" }
        #expect(field?.hint?("z") == "was newer")
        list.update { $0.fields.removeFirst() }
        app.answer = true
        #expect(field?.onReturn?() == false)
        #expect(app.calls.isEmpty)
    }

    @Test func aCellOfAnotherRowTellsThatOne() {
        let field = cell(0, 0, as: FieldCell.self)
        list.state = Form(
            fields: [Field(id: "c", text: "z")], lines: [], groups: [], silent: [], drafts: [])
        list.flush()
        screen.table.layoutIfNeeded()
        let shown = cell(0, 0, as: FieldCell.self)
        #expect(shown?.onReturn?() == true)
        #expect(app.calls == ["return c"])
        if field !== shown { #expect(field?.onReturn?() == false) }
    }

    @Test func withoutTheAppAnswersAreThoseOfTheMark() {
        let screen = Screen()
        let list = Form.Table(
            Form(
                fields: [Field(id: "a", text: "x"), Field(id: "b", text: "y", isLong: true)], lines: [], groups: [],
                silent: [], drafts: []),
            actions: nil, in: screen.table)
        screen.table.layoutIfNeeded()
        let cells = screen.table.visibleCells
        #expect((cells.first as? FieldCell)?.onReturn?() == false)
        #expect((cells.last as? LongCell)?.onReturn() == true)
        withExtendedLifetime(list) {}
    }

    @Test func eventsCanBeLeftToTheApp() {
        turn(0, 3, true)
        #expect(app.calls.isEmpty)
    }

    @Test func aCellThatGrowsIsMeasuredAgain() {
        screen.table.headless.clearUpdates()
        cell(0, 0, as: FieldCell.self)?.onGrow?(20)
        list.flush()
        #expect(!screen.table.headless.updates.isEmpty)
    }

    @Test func nothingKeepsTheTable() {
        var list: Form.Table? = Form.Table(
            Form(fields: [Field(id: "a", text: "x")], lines: [], groups: [], silent: [], drafts: []), actions: app,
            in: Screen().table)
        weak let table = list
        list = nil
        #expect(table == nil)
    }

    @Test func closuresAreCalledWithTheRow() {
        let grid = Grid()
        var calls: [String] = []
        let list = Board.Collection(
            Board(options: [Option(id: "a", isOn: true)]),
            actions: Board.Actions(
                onTapOptions: { option, isOn in calls.append("\(option.id) \(isOn)") }, mayOpenOptions: { $0.isOn }),
            in: grid.view)
        let cell = grid.cell(0, as: CardCell.self)
        cell?.onTap?(false)
        #expect(calls == ["a false"])
        #expect(cell?.mayOpen?() == true)
        withExtendedLifetime(list) {}
    }
}
