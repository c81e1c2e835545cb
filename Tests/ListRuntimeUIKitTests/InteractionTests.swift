import ListRuntime
import Testing

@testable import HeadlessUIKit
@testable @_spi(Generated) import ListRuntimeUIKit

/// What a finger holds is left alone; what waits comes once, when it lets go.
@MainActor
@Suite struct InteractionTests {
    private final class DragDelegate: NSObject, UITableViewDragDelegate {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }

    private let screen = FeedScreen()
    private let path = IndexPath(row: 1, section: 1)

    /// Removes a story, changes the title of another, and adds two, one by one.
    private func change() {
        screen.table.update {
            $0.stories.removeFirst()
            $0.stories[0].title = "B"
        }
        screen.table.flush()
        for id in [8, 9] {
            screen.table.update { $0.stories.append(Story(id: id, title: "n\(id)")) }
            screen.table.flush()
        }
    }

    private func expectHeld() {
        #expect(screen.table.isInteracting)
        change()
        #expect(screen.table.applied.stories.count == 2)
        #expect(screen.table.state.stories.count == 3)
        #expect(screen.updates().allSatisfy { $0.hasPrefix("reconfigure") })
    }

    private func expectFollowed() {
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        let structure = screen.updates().filter { !$0.hasPrefix("reconfigure") }
        #expect(structure == ["delete [1, 0]; insert [1, 1] [1, 2] (automatic)"])
    }

    @Test("while a row is swiped open rows stay where they are and show what is new; the rest comes when it closes")
    func swipe() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        expectHeld()
        #expect(screen.shown[1...2] == ["story a", "story B"])
        swipe.cancel()
        expectFollowed()
    }

    @Test("rows show what is new while they wait to be loaded again, too")
    func waitingReload() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        screen.table.reload()
        screen.table.flush()
        change()
        #expect(screen.shown[1...2] == ["story a", "story B"])
        #expect(screen.updates().allSatisfy { $0.hasPrefix("reconfigure") })
        swipe.cancel()
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a change of the handler of a swipe action comes when the row has closed")
    func swipeAction() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        screen.onSelect = {
            screen.table.update { $0.stories.removeLast() }
            screen.table.flush()
            #expect(screen.table.applied.stories.count == 2)
        }
        #expect(swipe.perform("Archive"))
        screen.table.flush()
        #expect(screen.table.applied.stories.count == 1)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a handler can take its row away before the swipe closes")
    func interruptedSwipe() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        screen.onSelect = {
            screen.table.update { $0.stories.removeLast() }
            screen.table.flush(duringInteraction: true)
            #expect(screen.table.applied.stories.count == 1)
        }
        #expect(swipe.perform("Archive"))
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("an update that waits already can be told to, and the next one waits again")
    func interruptedLater() {
        screen.table.beginInteraction(.drag)
        screen.table.update { $0.stories.removeLast() }
        screen.table.flush()
        #expect(screen.table.applied.stories.count == 2)
        screen.table.flush(duringInteraction: true)
        #expect(screen.table.applied.stories.count == 1)
        screen.table.update { $0.stories = [] }
        screen.table.flush()
        #expect(screen.table.applied.stories.count == 1)
        screen.table.endInteraction(.drag)
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("the same while a context menu is shown")
    func menu() throws {
        let menu = try #require(screen.tableView.headless.longPress(rowAt: path))
        expectHeld()
        menu.dismiss()
        expectFollowed()
    }

    @Test("the same while rows are dragged")
    func drag() throws {
        let delegate = DragDelegate()
        screen.tableView.dragDelegate = delegate
        let drag = try #require(screen.tableView.headless.beginDrag(rowAt: path))
        expectHeld()
        drag.end()
        expectFollowed()
    }

    /// A table view that something is dragged over.
    private final class DropView: UITableView {
        var isDroppedOn = true
        override var hasActiveDrop: Bool { isDroppedOn }
    }

    @Test("and while something is dragged over the list")
    func drop() {
        let view = DropView(frame: screen.tableView.frame)
        screen.tableView.removeFromSuperview()
        screen.window.addSubview(view)
        screen.tableView = view
        let table = Feed.Table(.sample, context: screen.table.context, actions: screen, in: view)
        view.layoutIfNeeded()
        table.flush()
        table.update { $0.stories.removeLast() }
        table.flush()
        #expect(table.applied.stories.count == 2)
        view.isDroppedOn = false
        table.flush()
        #expect(screen.difference(from: table.state) == nil)
    }

    @Test("the same while a row is moved by hand")
    func move() throws {
        screen.tableView.setEditing(true, animated: false)
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path))
        expectHeld()
        #expect(screen.shown[1...2] == ["story a", "story B"])
        move.cancel()
        expectFollowed()
    }

    @Test("the same for an interaction that the app tells of, unless the table view has no window any more")
    func ownInteraction() {
        screen.table.beginInteraction(.drag)
        expectHeld()
        screen.table.endInteraction(.drag)
        expectFollowed()
        screen.table.beginInteraction(.drag)
        screen.table.update { $0.stories = [] }
        screen.tableView.removeFromSuperview()
        screen.table.flush()
        #expect(screen.table.applied.stories.isEmpty)
    }

    @Test("an interaction that nobody ended is over when the table view comes back to a window")
    func backInWindow() async throws {
        screen.table.beginInteraction(.contextMenu)
        screen.tableView.removeFromSuperview()
        for _ in 0..<2_000 where screen.table.holds.isPolling { try await Task.sleep(nanoseconds: 1_000_000) }
        screen.window.addSubview(screen.tableView)
        #expect(!screen.table.isInteracting)
        screen.table.update { $0.stories = [] }
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("what waits comes without a call when an interaction ends that nobody tells of")
    func unannouncedEnd() async throws {
        let delegate = DragDelegate()
        screen.tableView.dragDelegate = delegate
        let drag = try #require(screen.tableView.headless.beginDrag(rowAt: path))
        change()
        #expect(screen.table.applied.stories.count == 2)
        drag.end()
        while screen.table.holds.isPolling || screen.table.scheduler.isScheduled {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(screen.table.applied.stories.count == 3)
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("what waits comes at the end of the turn in which an interaction is said to end")
    func announcedEnd() async {
        screen.table.beginInteraction(.contextMenu)
        change()
        screen.table.endInteraction(.contextMenu)
        #expect(screen.table.applied.stories.count == 2)
        while screen.table.scheduler.isScheduled { await Task.yield() }
        #expect(screen.table.applied.stories.count == 3)
    }

    @Test("a row that is to have another kind of cell keeps its cell, content and height while it waits")
    func otherKind() {
        let table: Feed.Table = screen.table
        let frame = table.cell(for: .stories(2))?.frame
        table.beginInteraction(.contextMenu)
        table.update {
            $0.stories[1].title = ""
            $0.posts.removeLast()
        }
        table.flush()
        #expect(screen.shown[2] == "story b")
        table.context.theme = .dark
        table.flush()
        #expect(table.cell(for: .stories(2))?.frame == frame)
        #expect(screen.shown[2] == "story b")
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(screen.difference(from: table.state) == nil)
    }

    @Test("completions wait with their update, and keep their order")
    func completions() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        var done: [Int] = []
        for count in 1...2 {
            var next = screen.table.state
            next.stories.removeFirst()
            screen.table.apply(next) { done.append(count) }
            screen.table.flush()
        }
        #expect(done.isEmpty)
        swipe.cancel()
        screen.table.flush()
        #expect(done == [1, 2])
        #expect(screen.difference(from: screen.table.state) == nil)
    }

    @Test("a context that chooses another cell waits for that cell, and fills the others at once")
    func context() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        screen.table.context = FeedContext(theme: .dark, isCompact: true)
        screen.table.flush()
        #expect(screen.shown[0...2] == ["banner hello dark", "story a", "story b"])
        swipe.cancel()
        screen.table.flush()
        #expect(screen.shown[0...2] == ["banner hello dark", "compact a", "compact b"])
    }

    @Test("a row that waits for another cell follows in the one that it has")
    func waitingReplacement() throws {
        let table: Feed.Table = screen.table
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        let cell = table.cell(for: .stories(2))
        table.reload(.row(.stories(2)))
        table.flush()
        _ = screen.updates()
        table.update { $0.stories[1].title = "B" }
        table.flush()
        #expect(screen.shown[2] == "story B")
        #expect(screen.updates() == ["reconfigure [1, 1]"])
        #expect(table.cell(for: .stories(2)) === cell)
        swipe.cancel()
        table.flush()
        #expect(screen.updates() == ["reload [1, 1] (automatic)"])
        #expect(table.cell(for: .stories(2)) !== cell)
    }

    @Test("a new content of a row that is held to be moved comes while it is held")
    func contentWhileMoved() throws {
        screen.tableView.setEditing(true, animated: false)
        let move = try #require(screen.tableView.headless.beginMove(rowAt: path))
        screen.table.update { $0.stories[1].title = "B" }
        screen.table.flush()
        #expect(screen.shown[2] == "story B")
        #expect(screen.updates() == ["reconfigure [1, 1]"])
        move.cancel()
        screen.table.flush()
        #expect(screen.difference(from: screen.table.state) == nil)
        #expect(screen.updates().isEmpty)
    }

    /// Sets another context while the list view tells a row elsewhere than in its data source; what is shown then.
    private func shown(with table: NumbersTable, while path: IndexPath, standsAt target: IndexPath) -> [String] {
        table.view.isMovingRow = true
        _ = table.view.carryRow(from: path, to: target)
        table.context = 1
        table.flush()
        let shown = table.shown
        _ = table.view.carryRow(from: target, to: path)
        table.view.isMovingRow = false
        table.flush()
        #expect(table.shown == ["1 1", "2 1", "3 1"])
        #expect(table.reports.isEmpty)
        #expect(!table.view.headless.updates.contains(.reloadData))
        return shown
    }

    @Test("a cell that stands where the list view tells another row waits until the row is let go of")
    func presentedElsewhere() {
        let (path, target) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        #expect(shown(with: NumbersTable([[1, 2, 3]]), while: path, standsAt: target) == ["2 0", "1 0", "3 1"])
    }

    @Test("while the list view shows rows that the state does not have in these sections, nothing is touched")
    func presentedInAnotherSection() {
        let (path, target) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1))
        #expect(shown(with: NumbersTable([[1, 2], [3]]), while: path, standsAt: target) == ["2 0", "3 0", "1 0"])
    }

    @Test("reloading waits too")
    func reload() throws {
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: path))
        screen.table.reload()
        screen.table.flush()
        #expect(screen.updates().isEmpty)
        screen.table.update { $0.stories[0].title = "new" }
        screen.table.flush()
        #expect(screen.shown[1] == "story new")
        #expect(screen.updates() == ["reconfigure [1, 0]"])
        swipe.cancel()
        screen.table.flush()
        #expect(screen.updates() == ["reloadData"])
    }
}
