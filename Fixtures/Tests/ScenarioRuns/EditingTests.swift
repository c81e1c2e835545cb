@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import editing

@MainActor @Suite struct EditingTests {
    final class App: Tasks.Actions {
        weak var table: Tasks.Table?
        var calls: [String] = []

        func delete(_ row: Tasks.Row) { calls.append("row") }
        func delete(hint: String) { calls.append("hint") }
        func delete(_ row: Entry) { calls.append("entry") }
        func delete(task: Task) {
            calls.append("task \(task.title)")
            table?.update { $0.entries.removeAll { $0 == .task(task) } }
        }
        func delete(projects: Project.Row, in section: Project) { calls.append("row of \(section.title)") }
        func delete(tasks: Task, in section: Project, event: RowEvent) {
            calls.append("\(tasks.title) of \(section.title) at \(event.rect.height)")
        }
        func deleteIsLoading() { calls.append("spinner") }
    }

    private let screen = Screen()
    private let app = App()
    private let context = TasksContext()
    private let list: Tasks.Table

    init() {
        list = Tasks.Table(
            Tasks(
                hint: "?", inbox: [Task(id: 1, title: "a")],
                entries: [.note(Note(id: 2, text: "b")), .task(Task(id: 3, title: "c"))],
                projects: [
                    Project(id: "x", title: "X", tasks: [Task(id: 4, title: "d")], canAdd: true),
                    Project(id: "fixed", title: "Y", tasks: [Task(id: 5, title: "e")], canAdd: false),
                ], isLoading: true),
            context: context, actions: app, in: screen.table)
        app.table = list
    }

    private func canDelete(_ row: Int, _ section: Int) -> Bool {
        screen.table.headless.swipe(rowAt: IndexPath(row: row, section: section)) != nil
    }

    @Test func onlyRowsThatSaySoCanBeDeleted() {
        let paths = screen.table.headless.screen.rows.map(\.indexPath)
        #expect(paths.map { list.canEdit(at: $0) } == [false, true, true, true, true, true, false, false])
        context.isReadOnly = true
        #expect(paths.map { list.canEdit(at: $0) } == [false, true, true, false, true, false, false, true])
    }

    @Test func whatTheAppTakesOutIsGone() throws {
        let path = IndexPath(row: 1, section: 2)
        // The newest state's row is deleted, though the screen shows the old one.
        list.update { $0.entries[1] = .task(Task(id: 3, title: "new")) }
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: path)
        #expect(app.calls == ["task new"])
        #expect(list.applied.entries == [.note(Note(id: 2, text: "b"))])
        #expect(screen.rows.count == 7)
    }

    @Test func sectionAndEventComeWithTheRow() {
        list.update { $0.projects[0].title = "Z" }
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 3))
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 3))
        #expect(app.calls == ["d of Z at 44.0", "row of Z"])
    }
}
