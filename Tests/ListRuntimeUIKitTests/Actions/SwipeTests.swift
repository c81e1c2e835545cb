import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Swipe actions: what they offer, whom they are performed on, and that each ends once.
@MainActor
@Suite struct SwipeTests {
    private let screen = ChoreScreen()
    private var table: ChoreTable { screen.table }

    private func swipe(_ row: Int, _ edge: HeadlessSwipe.Edge = .trailing) throws -> HeadlessSwipe {
        try #require(screen.view.headless.swipe(rowAt: ChoreScreen.open(row), edge: edge))
    }

    @Test("an offer is that of the newest state, and looks as the action says")
    func offer() throws {
        table.update { $0.open[1].isPinned = true }
        let swipe = try swipe(1)
        #expect(swipe.titles == ["Delete", "Unpin"])
        #expect(swipe.configuration.actions.map(\.style) == [.destructive, .normal])
        #expect(swipe.configuration.actions[1].backgroundColor == .systemOrange)
        #expect(swipe.configuration.actions[1].accessibilityLabel == "Pin to the top")
    }

    @Test("a full swipe performs the first action if that is said")
    func fullSwipe() throws {
        #expect(!(try swipe(0).performFull()))
        #expect(try swipe(0, .leading).performFull())
        #expect(screen.app.heard == ["pin(isOn: false) 1 c1"])
    }

    @Test("rows without swipes have none, and those that are deleted have Delete")
    func otherRows() {
        table.update { $0 = Chores(2) }
        table.update { state in
            state.hint = "hint"
            state.done = [Chore(id: 8, title: "d8"), Chore(id: 9, title: "d9", isPinned: true)]
        }
        table.flush()
        let headless = screen.view.headless
        #expect(headless.swipe(rowAt: IndexPath(row: 0, section: 0)) == nil)
        #expect(headless.swipe(rowAt: IndexPath(row: 0, section: 2))?.titles == ["Delete"])
        #expect(headless.swipe(rowAt: IndexPath(row: 1, section: 2)) == nil)
        // Gone in the newest state.
        table.update { $0.done = [] }
        #expect(headless.swipe(rowAt: IndexPath(row: 0, section: 2)) == nil)
    }

    @Test("a row that its handler removes is off the screen when UIKit is told, in one batch")
    func removes() throws {
        screen.app.onPerform = { [screen] _, chore, _ in screen.remove(chore.id) }
        let swipe = try swipe(1)
        swipe.perform("Delete")
        #expect(screen.shown == ["c1", "c3", "c4", "c5"])
        #expect(swipe.completions == [true])
        #expect(screen.view.headless.updates.count == 1)
        #expect(screen.app.heard == ["delete 2 c2"])
    }

    @Test("a row that is gone has left the screen when the completion is called, and one that changed changes later")
    func order() throws {
        let actions = try swipe(1).configuration.actions
        let cell = try #require(table.cell(for: .open(2)))
        screen.app.onPerform = { [screen] action, chore, _ in
            if action == .delete { screen.remove(chore.id) } else { screen.remove(1) }
        }
        var told: [String] = []
        actions[1].handler(actions[1], cell) { [screen] in told.append("\($0) \(screen.shown.count)") }
        #expect(told == ["true 5"])
        actions[0].handler(actions[0], cell) { [screen] in told.append("\($0) \(screen.shown.count)") }
        #expect(told == ["true 5", "true 3"])
    }

    @Test("a destructive action whose row stays ends as not done, so that UIKit does not remove the row")
    func destructiveStays() async throws {
        screen.app.onPerform = { [screen] _, chore, _ in Task { screen.remove(chore.id) } }
        let swipe = try swipe(1)
        swipe.perform("Delete")
        #expect(swipe.completions == [false])
        while table.state.open.count == 5 { await Task.yield() }
        await screen.endOfTurn()
        #expect(screen.shown == ["c1", "c3", "c4", "c5"])
    }

    @Test("an action that changes its row ends as done, and the change follows")
    func changes() async throws {
        screen.app.onPerform = { [screen] _, chore, _ in
            screen.table.update { $0.open[1].title = "\(chore.title)!" }
            screen.table.update { $0.open.removeLast() }
        }
        let swipe = try swipe(1)
        swipe.perform("Pin")
        #expect(swipe.completions == [true])
        #expect(screen.shown.count == 5)
        await screen.endOfTurn()
        #expect(screen.shown == ["c1", "c2!", "c3", "c4"])
    }

    @Test("a deferred end closes the swipe once, and other rows wait for it")
    func deferred() async throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let swipe = try swipe(2)
        swipe.perform("Pin")
        #expect(swipe.isOpen)
        screen.remove(1)
        table.flush()
        #expect(screen.shown.count == 5)
        end?(true)
        end?(false)
        end = nil
        #expect(swipe.completions == [true])
        await screen.endOfTurn()
        #expect(screen.shown == ["c2", "c3", "c4", "c5"])
    }

    @Test("a row that went while the action went on is off the screen before UIKit is told")
    func goneMeanwhile() throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let swipe = try swipe(2)
        swipe.perform("Delete")
        screen.remove(3)
        table.flush()
        #expect(screen.shown.count == 5)
        end?()
        #expect(screen.shown == ["c1", "c2", "c4", "c5"])
        #expect(swipe.completions == [true])
    }

    @Test("a row that went before the action was touched is not performed on")
    func goneBefore() throws {
        let swipe = try swipe(0)
        screen.remove(1)
        table.flush()
        #expect(screen.shown.count == 5)
        swipe.perform("Delete")
        #expect(screen.app.heard.isEmpty)
        #expect(swipe.completions == [false])
        #expect(screen.shown == ["c2", "c3", "c4", "c5"])
    }

    @Test("an end that comes when another row is swiped open leaves that row open")
    func otherRowOpen() async throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let first = try swipe(0)
        first.perform("Delete")
        let second = try swipe(3)
        #expect(!first.isOpen)
        screen.remove(1)
        end?()
        #expect(first.completions == [true])
        #expect(screen.shown.count == 5)
        second.cancel()
        await screen.endOfTurn()
        #expect(screen.shown == ["c2", "c3", "c4", "c5"])
    }

    @Test("an end that is dropped tells that nothing was done, at once or on another thread")
    func dropped() async throws {
        screen.app.onPerform = { _, _, event in _ = event.defer() }
        let swipe = try swipe(0)
        swipe.perform("Pin")
        #expect(swipe.completions == [false])

        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let other = try self.swipe(1)
        other.perform("Pin")
        Thread.detachNewThread { [end] in withExtendedLifetime(end) {} }
        end = nil
        while other.isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(other.completions == [false])
    }

    @Test("both calls of defer give the same end, and one after the handler gives none")
    func deferredTwice() throws {
        var event: RowEvent?
        var ends: [ActionCompletion] = []
        screen.app.onPerform = {
            event = $2
            ends = [$2.defer(), $2.defer()]
        }
        let swipe = try swipe(0)
        swipe.perform("Pin")
        ends.removeFirst()
        #expect(swipe.isOpen)
        ends[0](true)
        #expect(swipe.completions == [true])

        screen.app.onPerform = { event = $2 }
        let other = try self.swipe(1)
        other.perform("Pin")
        event?.defer()(false)
        #expect(other.completions == [true])
    }

    @Test("an end on another thread arrives on the main one")
    func otherThread() async throws {
        screen.app.onPerform = { _, _, event in
            let end = event.defer()
            Thread.detachNewThread { end(true) }
        }
        let swipe = try swipe(0)
        swipe.perform("Pin")
        while swipe.isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(swipe.completions == [true])
    }

    @Test("an action ends when its work does, as failed if that throws", arguments: [false, true])
    func work(fails: Bool) async throws {
        struct Failure: Error {}
        screen.app.onPerform = { [screen] _, chore, event in
            event.defer {
                try await Task.sleep(nanoseconds: 5_000_000)
                if fails { throw Failure() }
                screen.remove(chore.id)
            }
        }
        let swipe = try swipe(0)
        swipe.perform("Delete")
        #expect(swipe.isOpen)
        while swipe.isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(swipe.completions == [!fails])
        #expect(screen.shown.count == (fails ? 5 : 4))
    }

    @Test("an end inside of a pass comes after it")
    func insideOfPass() async throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let swipe = try swipe(0)
        swipe.perform("Delete")
        screen.remove(1)
        table.beginFilling()
        end?()
        #expect(swipe.isOpen)
        table.endFilling()
        while swipe.isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(screen.shown == ["c2", "c3", "c4", "c5"])
        #expect(swipe.completions == [true])
    }

    @Test("neither a swipe, its configuration nor a deferred end keeps the list, and UIKit is told without it")
    func listGoesAway() async throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let first = try swipe(0)
        first.perform("Delete")
        let second = try swipe(1)
        weak var list = screen.table
        screen.release()
        while list != nil { try await Task.sleep(nanoseconds: 1_000_000) }
        end?(true)
        #expect(first.completions == [false])
        second.perform("Pin")
        #expect(second.completions == [false])
    }

    @Test("UIKit is told if the view has left its window")
    func viewGoesAway() throws {
        var end: ActionCompletion?
        screen.app.onPerform = { _, _, event in end = event.defer() }
        let swipe = try swipe(0)
        swipe.perform("Delete")
        screen.view.removeFromSuperview()
        screen.remove(1)
        end?()
        #expect(swipe.completions == [true])
        #expect(screen.view.numberOfRows(inSection: 1) == 4)
    }

    @Test("an event tells where its row is now")
    func place() throws {
        var event: RowEvent?
        var end: ActionCompletion?
        screen.app.onPerform = {
            event = $2
            end = $2.defer()
        }
        try swipe(4).perform("Pin")
        #expect(event?.view === table.cell(for: .open(5)))
        #expect(event?.location == nil)
        end?()
        table.update { $0.open.insert(contentsOf: (10..<40).map { Chore(id: $0, title: "n") }, at: 0) }
        table.flush()
        screen.view.layoutIfNeeded()
        #expect(event?.view === screen.view)
        #expect(event?.rect == screen.view.rectForRow(at: ChoreScreen.open(34)))
    }
}
