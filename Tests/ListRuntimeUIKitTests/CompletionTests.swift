import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct CompletionTests {
    private struct Witness {
        weak var table: Feed.Table?
    }

    @Test("a completion is called where nobody keeps the table")
    func tableThatIsLetGo() async {
        var screen: FeedScreen? = FeedScreen()
        let witness = Witness(table: screen?.table)
        var isCalled = false
        var next = Feed.sample
        next.stories = []
        screen?.table.apply(next) { isCalled = true }
        screen = nil
        for _ in 0..<1_000 where !isCalled { await Task.yield() }
        #expect(isCalled)
        for _ in 0..<1_000 where witness.table != nil { await Task.yield() }
        #expect(witness.table == nil)
    }

    @Test("so it is where it waits for an interaction when the screen goes")
    func waiting() async throws {
        var screen: FeedScreen? = FeedScreen()
        screen?.table.beginInteraction(.contextMenu)
        var next = Feed.sample
        next.stories = []
        var isCalled = false
        screen?.table.apply(next) { isCalled = true }
        screen?.table.flush()
        screen = nil
        for _ in 0..<2_000 where !isCalled { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(isCalled)
    }

    @Test("a completion sees all that its update changed, and runs after those of calls before it")
    func order() {
        let screen = FeedScreen(height: 400)
        var done: [Int] = []
        var next = Feed.sample
        next.banner = nil
        next.stories[1].title = "new"
        screen.table.apply(next) {
            done.append(1)
            #expect(screen.difference(from: screen.table.state) == nil)
            screen.table.apply(next) { done.append(3) }
            screen.table.flush()
        }
        screen.table.apply(next) { done.append(2) }
        screen.table.flush()
        #expect(done == [1, 2, 3])
    }

    @Test("completions are called once and in order where the table view goes before its batch has ended")
    func viewGone() async throws {
        var screen: FeedScreen? = FeedScreen()
        let table: Feed.Table = try #require(screen?.table)
        var done: [Int] = []
        // A batch of the app's that never ends.
        screen?.tableView.beginUpdates()
        var next = Feed.sample
        next.stories[0].title = "new"
        table.apply(next) { done.append(1) }
        table.flush()
        next.stories[1].title = "newer"
        table.apply(next) { done.append(2) }
        table.flush()
        #expect(done == [])
        screen = nil
        for _ in 0..<2_000 where done.count < 2 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(done == [1, 2])
    }

    @Test("a pass that is on screen at once waits for the batch before it")
    func inOrder() {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        var done: [Int] = []
        screen.tableView.beginUpdates()
        var next = Feed.sample
        next.stories[0].title = "new"
        table.apply(next) { done.append(1) }
        table.flush()
        table.apply(next) { done.append(2) }
        table.flush()
        #expect(done == [])
        screen.tableView.endUpdates()
        #expect(done == [1, 2])
    }

    @Test("completions that set states and flush for ever are run one after another, eight a turn")
    func endless() async {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        var depth = 0
        var deepest = 0
        var count = 0
        func again() {
            count += 1
            depth += 1
            deepest = max(deepest, depth)
            defer { depth -= 1 }
            guard count < 100 else { return }
            table.apply(table.state) { again() }
            table.flush()
        }
        again()
        #expect(count == 9)
        for _ in 0..<1_000 where count < 100 { await Task.yield() }
        #expect(count == 100)
        #expect(deepest == 2)
    }

    @Test("a completion that is set while an update is put off is called after that of the update")
    func setWhilePutOff() {
        let screen = FeedScreen()
        let table: Feed.Table = screen.table
        table.beginInteraction(.contextMenu)
        var next = Feed.sample
        next.stories[0].title = "new"
        next.stories.removeLast()
        var newest = next
        newest.stories.append(Story(id: 9, title: "n"))
        screen.fillOnce { table.apply(newest) { screen.selected.append("2") } }
        table.apply(next) { screen.selected.append("1") }
        table.flush()
        #expect(screen.shown[1] == "story new")
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(screen.selected == ["1", "2"])
        #expect(screen.difference(from: newest) == nil)
    }
}
