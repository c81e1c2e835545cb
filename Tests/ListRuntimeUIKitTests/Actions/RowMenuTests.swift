import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Context menus: what they offer, and on whom an action is performed that is chosen later.
@MainActor
@Suite struct RowMenuTests {
    private let screen = ChoreScreen()
    private var table: ChoreTable { screen.table }

    private func menu(_ row: Int) throws -> HeadlessMenu {
        try #require(screen.view.headless.longPress(rowAt: ChoreScreen.open(row)))
    }

    @Test("groups are divided by lines, and actions look as they say")
    func offer() throws {
        table.update { $0.open[1].isPinned = true }
        let menu = try menu(1)
        #expect(menu.titles == ["Unpin", "Delete"])
        #expect(menu.menu.children.map { ($0 as? UIMenu)?.options } == [.displayInline, .displayInline])
        let actions = menu.menu.children.compactMap { ($0 as? UIMenu)?.children.first as? UIAction }
        #expect(actions.map(\.attributes) == [.disabled, .destructive])
        #expect(actions.map(\.state) == [.on, .off])
        #expect(actions.map(\.accessibilityLabel) == ["Pin to the top", nil])
    }

    @Test("a menu takes actions, groups of them or a menu of UIKit, and is none if it offers nothing")
    func kinds() {
        #expect(RowMenu([ChoreAction]()).menu { _ in } == nil)
        #expect(RowMenu<ChoreAction>([]).menu { _ in } == nil)
        #expect(RowMenu([[ChoreAction]]()).menu { _ in } == nil)
        #expect(RowMenu([ChoreAction.delete]).menu { _ in }?.children.first is UIAction)
        #expect(RowMenu([[ChoreAction.delete], []]).menu { _ in }?.children.first is UIAction)
        let own = UIMenu(title: "own", children: [])
        #expect(RowMenu<ChoreAction>(own).menu { _ in } === own)
        #expect(RowMenu<ChoreAction>(nil).menu { _ in } == nil)
    }

    @Test("an action is performed on the row that was pressed, as the newest state has it, where it is then")
    func performs() async throws {
        var event: RowEvent?
        screen.app.onPerform = { event = $2 }
        let menu = try menu(2)
        #expect(screen.app.heard == ["preview 3"])
        table.update {
            $0.open.removeFirst()
            $0.open[1].title = "new"
        }
        table.flush()
        #expect(screen.shown.count == 5)
        menu.perform("Delete")
        #expect(screen.app.heard.last == "delete 3 new")
        await screen.endOfTurn()
        #expect(screen.shown == ["c2", "new", "c4", "c5"])
        #expect(event?.view === table.cell(for: .open(3)))
        #expect(event?.location != nil)
        // Nobody waits for its end.
        event?.defer()(true)
    }

    @Test("an action on a row that is gone is not performed")
    func gone() async throws {
        let menu = try menu(2)
        screen.remove(3)
        menu.perform("Delete")
        #expect(screen.app.heard == ["preview 3"])
        await screen.endOfTurn()
        #expect(screen.shown == ["c1", "c2", "c4", "c5"])
    }

    @Test("rows wait until the menu has left the screen, and it closes to the row where that is")
    func closes() async throws {
        let menu = try menu(1)
        #expect(menu.highlightPreviews.map(\.view) == [table.cell(for: .open(2))?.textLabel])
        #expect(menu.highlightPreviews.first?.parameters.backgroundColor == .clear)
        screen.remove(1)
        table.flush()
        #expect(table.isInteracting)
        menu.dismiss()
        #expect(menu.dismissalPreviews.map(\.view) == [table.cell(for: .open(2))?.textLabel])
        #expect(!table.isInteracting)
        await screen.endOfTurn()
        #expect(screen.shown.count == 4)
    }

    @Test("a tapped preview opens the row that the newest state has, or nothing")
    func commits() async throws {
        table.update { $0.open[2].title = "new" }
        try menu(2).openPreview()
        #expect(screen.app.heard == ["preview 3", "commit 3 new true"])
        await screen.endOfTurn()
        let menu = try menu(2)
        screen.remove(3)
        menu.openPreview()
        #expect(screen.app.heard.last == "preview 3")
    }

    @Test("an open menu does not keep the list, and does nothing without it")
    func listGoesAway() async throws {
        let menu = try menu(0)
        weak var list = screen.table
        screen.release()
        while list != nil { try await Task.sleep(nanoseconds: 1_000_000) }
        menu.perform("Delete")
        #expect(screen.app.heard == ["preview 1"])
    }

    @Test("a row of several is what the action on the one before has made of it")
    func severalInTurn() throws {
        let screen = ChoreGridScreen()
        screen.view.allowsMultipleSelection = true
        screen.grid.selection = [.open(1), .open(2), .open(3)]
        screen.app.onPerform = { [screen] _, chore, _ in
            guard chore.id == 1 else { return }
            screen.grid.update {
                $0.open[1].title = "new"
                $0.open.remove(at: 2)
            }
        }
        try #require(screen.view.headless.longPress(itemAt: ChoreScreen.open(0))).perform("Delete")
        #expect(screen.app.heard == ["delete 1 c1", "delete 2 new"])
    }

    @Test("a menu of several items is performed on each that is still there")
    func several() async throws {
        let screen = ChoreGridScreen()
        screen.view.allowsMultipleSelection = true
        screen.grid.selection = [.open(1), .open(3), .open(4)]
        let menu = try #require(screen.view.headless.longPress(itemAt: ChoreScreen.open(0)))
        #expect(menu.titles == ["Delete", "Unpin"])
        screen.grid.update { $0.open.removeAll { $0.id == 3 } }
        menu.perform("Delete")
        #expect(screen.app.heard == ["delete 1 c1", "delete 4 c4"])
        while screen.grid.scheduler.isScheduled { await Task.yield() }
        let single = try #require(screen.view.headless.longPress(itemAt: ChoreScreen.open(1)))
        #expect(single.titles == ["Delete"])
        #expect(screen.view.headless.longPressBackground() == nil)
    }
}
