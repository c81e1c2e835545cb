@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import actions_of_kept_and_owned_cells

/// What a user does to rows whose cells are kept or held by the app, and to rows that are objects.
@MainActor @Suite struct ActionsOfKeptCellsTests {
    final class App: Form.Actions {
        var calls: [String] = []

        func perform(_ action: FieldAction, _ row: Form.Row, event: RowEvent) {
            switch row {
            case .name(let field), .fields(let field): calls.append("\(action) \(field.label)")
            case .drafts(let draft): calls.append("\(action) \(draft.text)")
            case .add: calls.append("\(action) add")
            }
        }

        func insert(name: Field) { calls.append("insert \(name.label)") }
        func insertAdd() { calls.append("insert") }
        func move(fields: Field, to offset: Int) { calls.append("move \(fields.label) to \(offset)") }
        func move(drafts: Draft, to offset: Int) { calls.append("move \(drafts.text) to \(offset)") }
        func delete(drafts: Draft) { calls.append("delete \(drafts.text)") }
    }

    private let screen = Screen()
    private let app = App()
    private let controller = FormController()
    private let list: Form.Table

    init() {
        list = Form.Table(
            Form(
                name: Field(id: 0, label: "name"),
                fields: [Field(id: 1, label: "a"), Field(id: 2, label: "b"), Field(id: 3, label: "c")],
                drafts: [Draft(id: 1, text: "x"), Draft(id: 2, text: "y")], add: true),
            context: controller, actions: app, in: screen.table)
        screen.table.dragInteractionEnabled = true
        screen.table.layoutIfNeeded()
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func aKeptCellMovesWithItsRow() async {
        let cells = (0..<3).map { screen.table.cellForRow(at: path(1, $0)) }
        screen.table.isEditing = true
        #expect(screen.table.headless.move(rowAt: path(1, 0), to: path(1, 2)))
        await settle()
        #expect(app.calls == ["move a to 2"])
        #expect(list.state.fields.map(\.id) == [2, 3, 1])
        #expect((0..<3).map { screen.table.cellForRow(at: path(1, $0)) } == [cells[1], cells[2], cells[0]])
        #expect(screen.table.headless.type("typed", inRowAt: path(1, 2)))
        #expect(list.state.fields[2].label == "typed")
    }

    @Test func aKeptCellIsSwipedAndItsRowTakenOut() {
        #expect(screen.table.headless.swipe(rowAt: path(1, 1), edge: .trailing)?.perform("Clear") == true)
        let swipe = screen.table.headless.swipe(rowAt: path(1, 1), edge: .trailing)
        list.state.fields.remove(at: 0)
        #expect(swipe?.perform("Remove") == true)
        #expect(app.calls == ["clear b", "remove b"])
        list.flush()
        #expect(list.applied.fields.map(\.id) == [2, 3])
    }

    @Test func anOwnedCellIsSwipedDraggedAndInserts() {
        #expect(screen.table.cellForRow(at: path(0, 0)) === controller.nameCell)
        #expect(screen.table.headless.swipe(rowAt: path(0, 0), edge: .leading)?.perform("Clear") == true)
        #expect(screen.table.headless.longPress(rowAt: path(0, 0))?.perform("Clear") == true)
        let drag = screen.table.headless.beginDrag(rowAt: path(0, 0))
        #expect(drag?.items.count == 1)
        drag?.end()
        #expect(screen.table.headless.type("typed", inRowAt: path(0, 0)))
        screen.table.isEditing = true
        #expect(screen.table.headless.commit(.insert, rowAt: path(0, 0)))
        screen.table.headless.tap(rowAt: path(3, 0))
        #expect(app.calls == ["clear name", "clear name", "insert typed", "insert"])
        #expect(list.state.name.label == "typed")
        #expect(!screen.table.headless.move(rowAt: path(0, 0), to: path(1, 0)))
    }

    @Test func objectsAreMovedSwipedAndDeleted() async {
        let drafts = list.state.drafts
        screen.table.isEditing = true
        #expect(screen.table.headless.move(rowAt: path(2, 1), to: path(2, 0)))
        await settle()
        #expect(list.state.drafts.map(\.id) == [2, 1] && list.state.drafts[1] === drafts[0])
        #expect(screen.table.headless.commit(.delete, rowAt: path(2, 0)))
        screen.table.isEditing = false
        #expect(screen.table.headless.swipe(rowAt: path(2, 1), edge: .leading)?.perform("Clear") == true)
        #expect(app.calls == ["move y to 0", "delete y", "clear x"])
    }

    private func settle() async {
        while list.isInteracting { await Task.yield() }
        list.flush()
        screen.table.layoutIfNeeded()
    }
}
