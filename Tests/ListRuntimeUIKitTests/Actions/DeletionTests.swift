import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows that the user deletes in a table.
@MainActor
@Suite struct DeletionTests {
    private let screen: ChoreScreen
    private let path = IndexPath(row: 0, section: 2)

    init() {
        var chores = Chores(1)
        chores.done = [Chore(id: 8, title: "d8"), Chore(id: 9, title: "d9", isPinned: true)]
        screen = ChoreScreen(chores)
        screen.app.onDelete = { [screen] chore in screen.table.update { $0.done.removeAll { $0.id == chore.id } } }
    }

    @Test("only rows that say so can be edited and have a control")
    func controls() {
        screen.view.isEditing = true
        #expect(screen.view.headless.screen.rows.map(\.isEditing) == [true, true, true])
        #expect(screen.table.editingStyle(at: path) == .delete)
        #expect(!screen.view.headless.commit(.delete, rowAt: IndexPath(row: 1, section: 2)))
        #expect(!screen.view.headless.commit(.delete, rowAt: ChoreScreen.open(0)))
        #expect(!screen.table.indentsWhileEditing(at: IndexPath(row: 1, section: 2)))
    }

    @Test("a row is gone when the control of the editing mode returns")
    func control() {
        screen.view.isEditing = true
        #expect(screen.view.headless.commit(.delete, rowAt: path))
        #expect(screen.app.heard == ["delete 8 d8"])
        #expect(screen.shown == ["c1", "d9"])
        #expect(screen.view.headless.updates.map(\.description) == ["delete [2, 0] (automatic)"])
    }

    @Test("a row is gone when UIKit's own swipe returns")
    func swipe() throws {
        let swipe = try #require(screen.view.headless.swipe(rowAt: path))
        swipe.perform("Delete")
        #expect(screen.shown == ["c1", "d9"])
    }

    @Test("the app is asked by the newest state, and not at all for a row that is gone in it")
    func newestState() {
        screen.view.isEditing = true
        screen.table.update { $0.done[0].title = "new" }
        #expect(screen.view.headless.commit(.delete, rowAt: path))
        #expect(screen.app.heard == ["delete 8 new"])
        screen.table.update { $0.done[0].isPinned = false }
        screen.table.flush()
        screen.app.onDelete = { _ in }
        screen.table.beginInteraction(.contextMenu)
        screen.table.update { $0.done = [] }
        #expect(!screen.view.headless.commit(.delete, rowAt: path))
        screen.table.delete(at: path) { _ in Issue.record("deleted again") }
        // Something else is held.
        #expect(screen.shown == ["c1", "d9"])
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        #expect(screen.shown == ["c1"])
    }

    @Test("a row that the app keeps stays, and one that it removes later goes then")
    func later() {
        screen.app.onDelete = { _ in }
        screen.view.isEditing = true
        #expect(screen.view.headless.commit(.delete, rowAt: path))
        #expect(screen.shown == ["c1", "d8", "d9"])
        screen.table.update { $0.done.removeFirst() }
        screen.table.flush()
        #expect(screen.shown == ["c1", "d9"])
    }
}
