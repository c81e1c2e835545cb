@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import inserting

@MainActor @Suite struct InsertingTests {
    final class App: Recipe.Actions {
        weak var table: Recipe.Table?
        var calls: [String] = []

        func select(step: Step) { calls.append("select \(step.id)") }
        func delete(step: Step) { calls.append("delete \(step.id)") }
        func insert(new: Int) {
            calls.append("insert \(new)")
            table?.update { $0.items.insert(.step(Step(id: 9, text: "new")), at: 0) }
        }
        func delete(steps: Step, in section: Part) { calls.append("delete \(steps.id) of \(section.id)") }
        func configureCanAdd(_ cell: AddCell, in section: Part) {}
        func insertCanAdd(in section: Part, event: RowEvent) { calls.append("insert into \(section.id)") }
        func configureAdd(_ cell: AddCell) {}
        func insertAdd() { calls.append("add") }
        func selectAdd() { calls.append("select add") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Recipe.Table

    init() {
        list = Recipe.Table(
            Recipe(
                items: [.step(Step(id: 1, text: "a")), .new(5)],
                parts: [Part(id: 7, steps: [Step(id: 2, text: "b")], canAdd: true)], add: true),
            actions: app, in: screen.table)
        app.table = list
        screen.table.layoutIfNeeded()
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func rowsThatInsertHaveTheControl() {
        #expect(list.editingStyle(at: path(0, 0)) == .delete)
        #expect(list.editingStyle(at: path(0, 1)) == .insert)
        #expect(list.editingStyle(at: path(1, 1)) == .insert)
        list.tableView(screen.table, commit: .insert, forRowAt: path(0, 1))
        list.tableView(screen.table, commit: .insert, forRowAt: path(1, 1))
        list.tableView(screen.table, commit: .insert, forRowAt: path(2, 0))
        list.tableView(screen.table, commit: .delete, forRowAt: path(1, 0))
        #expect(app.calls == ["insert 5", "insert into 7", "add", "delete 2 of 7"])
        #expect(list.state.items.count == 3)
    }

    @Test func aTapInsertsWhileEditing() {
        screen.table.headless.tap(rowAt: path(2, 0))
        screen.table.headless.tap(rowAt: path(0, 0))
        #expect(app.calls == ["select add", "select 1"])
        screen.table.isEditing = true
        screen.table.headless.tap(rowAt: path(2, 0))
        screen.table.headless.tap(rowAt: path(0, 0))
        #expect(app.calls == ["select add", "select 1", "add"])
        #expect(screen.table.indexPathsForSelectedRows ?? [] == [])
    }

    @Test func closuresAreAsked() {
        let screen = Screen()
        var inserted: [Int] = []
        let list = Notes.Table(
            Notes(notes: [Step(id: 1, text: "a"), Step(id: 2, text: "")]),
            actions: Notes.Actions { inserted.append($0.id) }, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(list.tableView(screen.table, willSelectRowAt: path(0, 1)) == nil)
        screen.table.isEditing = true
        screen.table.headless.tap(rowAt: path(0, 1))
        #expect(inserted == [2])
    }
}
