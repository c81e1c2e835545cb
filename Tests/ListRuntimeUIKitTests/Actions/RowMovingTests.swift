import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows that are moved and dragged by hand, as marks say it.
@MainActor
@Suite struct RowMovingTests {
    private let screen: ChoreScreen
    private var table: ChoreTable { screen.table }

    init() {
        var chores = Chores(3)
        chores.hint = "hint"
        chores.done = [Chore(id: 8, title: "d8"), Chore(id: 9, title: "d9", isPinned: true)]
        screen = ChoreScreen(chores)
        screen.view.isEditing = true
        screen.app.heard = []
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private var ids: [[Int]] { [table.state.open.map(\.id), table.state.done.map(\.id)] }

    @Test("a row moves in its section and to another, and the state follows")
    func moves() async {
        #expect(screen.view.headless.move(rowAt: path(1, 0), to: path(1, 2)))
        #expect(ids == [[2, 3, 1], [8, 9]])
        await screen.endOfTurn()
        #expect(screen.view.headless.move(rowAt: path(1, 2), to: path(2, 1)))
        #expect(ids == [[2, 3], [8, 1, 9]])
        await screen.endOfTurn()
        #expect(screen.shown == ["hint", "c2", "c3", "d8", "c1", "d9"])
        #expect(screen.app.heard == ["move 1 to 2 in 1", "move 1 to 1 in 2"])
    }

    @Test("a row that may not move, or not there, stays, and one held near a place that it may have goes there")
    func declined() async {
        #expect(!screen.view.headless.move(rowAt: path(2, 1), to: path(1, 0)))
        #expect(!screen.view.headless.move(rowAt: path(0, 0), to: path(1, 0)))
        _ = screen.view.headless.move(rowAt: path(1, 0), to: path(0, 0))
        await screen.endOfTurn()
        #expect(ids == [[1, 2, 3], [8, 9]])
        #expect(table.moveTarget(from: path(1, 0), to: path(0, 1)) == path(1, 0))
        #expect(table.moveTarget(from: path(1, 0), to: path(2, 3)) == path(2, 2))
        // Gone in the newest state.
        screen.remove(1)
        #expect(!table.canMove(at: path(1, 0)))
    }

    @Test("a row is dragged as the app says, with the row itself, and lifted by the view that a menu lifts")
    func drags() throws {
        screen.view.isEditing = false
        let drag = try #require(screen.view.headless.beginDrag(rowAt: path(1, 1)))
        #expect(drag.items.first?.itemProvider.headlessObject as? NSString == "c2")
        #expect(drag.items.first?.localObject as? Chores.Row == .open(Chore(id: 2, title: "c2")))
        screen.remove(1)
        table.flush()
        #expect(screen.shown.count == 6)
        let label = try #require(table.cell(for: .open(2))?.textLabel)
        #expect(table.dragPreviewParameters(at: path(1, 1))?.visiblePath?.bounds.size == label.bounds.size)
        drag.end()
        table.flush()
        #expect(screen.shown.count == 5)
        #expect(screen.view.headless.beginDrag(rowAt: path(2, 1)) == nil)
        let own = UIDragItem()
        own.localObject = "own"
        #expect(RowDrag([own]).items.first === own)
    }
}
