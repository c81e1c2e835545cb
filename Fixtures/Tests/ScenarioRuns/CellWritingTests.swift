@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cell_events_written

@MainActor @Suite struct CellWritingTests {
    final class App: Form.Actions {
        var calls: [String] = []

        func change(_ row: Form.Row) { calls.append("row") }
        func change(name: String) { calls.append("name \(name)") }
        func change(fields: Field) { calls.append("\(fields.id) \(fields.text)") }
        func change(_ row: Line) { calls.append("line") }
        func change(note: Field, isOld: Bool) { calls.append("\(note.text) \(isOld)") }
        func change(options: Option, in section: Group, event: RowEvent) {
            calls.append("\(options.id) of \(section.id) \(options.state.isOn)")
        }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Form.Table

    init() {
        screen.table.frame.size.height = 1200
        list = Form.Table(
            Form(
                name: "n", title: Field(id: "t", text: "title"),
                fields: [Field(id: "a", text: "x"), Field(id: "b", text: "y")],
                account: Account(owner: Field(id: "o", text: "me"), options: [Self.option("p")]),
                groups: [
                    Group(id: "g", hint: nil, options: [Self.option("q")]),
                    Group(id: "h", hint: Field(id: "i", text: "hint"), options: [Self.option("r"), Self.option("s")]),
                ], after: [Self.option("u")],
                lines: [.option(Self.option("v")), .note(Field(id: "w", text: "note"), isOld: true)],
                part: .account(Account(owner: Field(id: "z", text: "part"), options: [Self.option("k")]))),
            actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
    }

    private static func option(_ id: String) -> Option { Option(id: id, state: Option.State(isOn: false)) }

    private func cell<Cell>(_ row: Int, _ section: Int, as _: Cell.Type = Cell.self) -> Cell? {
        screen.table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
    }

    private func type(_ text: String, _ row: Int, _ section: Int) {
        #expect(screen.table.headless.type(text, inRowAt: IndexPath(row: row, section: section)))
    }

    private func turn(_ row: Int, _ section: Int) { cell(row, section, as: OptionCell.self)?.onToggle?(true) }

    @Test func aFieldWritesAndIsNotFilled() {
        let fills = cell(1, 2, as: FieldCell.self)?.fills
        type("new", 1, 2)
        list.flush()
        #expect(list.state.fields.map(\.text) == ["x", "new"])
        #expect(app.calls == ["b new"])
        #expect(cell(1, 2, as: FieldCell.self)?.fills == fills)
    }

    @Test func rowsOfEachShapeAreWritten() {
        cell(0, 0, as: NameCell.self)?.onName?("other")
        type("1", 0, 1)
        type("2", 0, 3)
        turn(1, 3)
        turn(0, 4)
        type("3", 0, 5)
        turn(2, 5)
        turn(0, 6)
        cell(0, 6, as: OptionCell.self)?.onNote?("n")
        turn(0, 7)
        cell(1, 7, as: NoteCell.self)?.onText?("4")
        type("5", 0, 8)
        turn(1, 8)
        list.flush()
        let state = list.state
        #expect(state.name == "other")
        #expect(state.title?.text == "1")
        #expect(state.account.owner?.text == "2")
        #expect(state.account.options.map(\.state.isOn) == [true])
        #expect(state.groups.map { $0.options.map(\.state.isOn) } == [[true], [false, true]])
        #expect(state.groups[1].hint?.text == "3")
        #expect(state.after.map(\.state.isOn) == [true])
        #expect(state.after.map(\.state.note) == ["n"])
        let on = Option(id: "v", state: Option.State(isOn: true))
        #expect(state.lines == [.option(on), .note(Field(id: "w", text: "4"), isOld: true)])
        guard case .account(let account) = state.part else { return #expect(Bool(false)) }
        #expect(account.owner?.text == "5")
        #expect(account.options.map(\.state.isOn) == [true])
        #expect(
            app.calls == [
                "name other", "row", "row", "row", "q of g true", "row", "s of h true", "row", "row", "line", "4 true",
                "row", "row",
            ])
    }

    @Test func aRowThatIsGoneIsNotWritten() {
        let field = cell(0, 2, as: FieldCell.self)?.field
        list.update { $0.fields.removeFirst() }
        field?.text = "late"
        field?.sendActions(for: .editingChanged)
        #expect(list.state.fields.map(\.text) == ["y"])
        #expect(app.calls.isEmpty)
    }

    @Test func theOtherCaseOfASectionIsWritten() {
        list.update { $0.part = .fields([Field(id: "1", text: "a"), Field(id: "2", text: "b")]) }
        list.flush()
        screen.table.layoutIfNeeded()
        type("c", 1, 8)
        list.flush()
        #expect(list.state.part == .fields([Field(id: "1", text: "a"), Field(id: "2", text: "c")]))
    }

    @Test func whatMayBeMissingIsWritten() {
        let screen = Screen()
        let fields = [Field(id: "a", text: "x"), Field(id: "b", text: "y")]
        let list = Draft.Table(
            Draft(
                fields: fields, account: Account(owner: Field(id: "o", text: "me"), options: [Self.option("p")]),
                extra: Extra(options: [Self.option("q")]), part: .fields([Field(id: "1", text: "c")])),
            in: screen.table)
        screen.table.frame.size.height = 1200
        screen.table.layoutIfNeeded()
        func turn(_ row: Int, _ section: Int) {
            let cell = screen.table.cellForRow(at: IndexPath(row: row, section: section)) as? OptionCell
            cell?.onToggle?(true)
        }
        for (row, section) in [(1, 0), (0, 1), (0, 3)] {
            #expect(screen.table.headless.type("\(section)", inRowAt: IndexPath(row: row, section: section)))
        }
        turn(1, 1)
        turn(0, 2)
        list.flush()
        #expect(list.state.fields?.map(\.text) == ["x", "0"])
        #expect(list.state.account?.owner?.text == "1")
        #expect(list.state.account?.options.map(\.state.isOn) == [true])
        #expect(list.state.extra?.options?.map(\.state.isOn) == [true])
        #expect(list.state.part == .fields([Field(id: "1", text: "3")]))

        #expect(list.update(fields: "a") { $0.text = "z" })
        #expect(list.update(accountOptions: "p") { $0.state.level = 2 })
        #expect(list.update(extraOptions: "q") { $0.state.level = 3 })
        #expect(list.update(partFields: "1") { $0.text = "w" })
        #expect(list.state.fields?.map(\.text) == ["z", "0"])
        #expect(list.state.account?.options.map(\.state.level) == [2])
        #expect(list.state.extra?.options?.map(\.state.level) == [3])
        #expect(list.state.part == .fields([Field(id: "1", text: "w")]))

        list.state = Draft()
        #expect(!list.update(fields: "a") { $0.text = "gone" })
        #expect(!list.update(accountOptions: "p") { $0.state.level = 4 })
        list.flush()
        #expect(list.state.fields == nil)
        #expect(list.state.account == nil)
    }

    @Test func aStepperInACollectionWrites() {
        let grid = Grid()
        let list = Board.Collection(Board(level: Self.option("l")), in: grid.view)
        let stepper = grid.cell(0, as: LevelCell.self)?.stepper
        stepper?.value = 3
        stepper?.sendActions(for: .valueChanged)
        #expect(list.state.level.state.level == 3)
        grid.cell(0, as: LevelCell.self)?.onWidth?(20)
        #expect(list.state.level.state.size.width == 20)
    }
}
