import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Updates whose animations end later, as on a phone, and not in the order in which they began.
@MainActor
@Suite struct AnimationTests {
    private let screen = FeedScreen()
    private var table: Feed.Table { screen.table }
    private var headless: HeadlessTable { screen.tableView.headless }

    init() { screen.tableView.headless.holdsCompletions = true }

    /// Adds a story in an update of its own.
    private func add(_ id: Int, _ done: @escaping () -> Void = {}) {
        var next = table.state
        next.stories.append(Story(id: id, title: "n\(id)"))
        table.apply(next, completion: done)
        table.flush()
    }

    @Test("completions come in the order of the calls, in whichever order the animations end")
    func order() {
        var done: [Int] = []
        for id in 10..<14 { add(id) { done.append(id) } }
        #expect(screen.difference(from: table.state) == nil)
        #expect(headless.heldCompletions == 4)
        headless.endAnimation(2)
        headless.endAnimation(1)
        #expect(done == [])
        headless.endAnimation(0)
        #expect(done == [10, 11, 12])
        headless.endAnimation(0)
        #expect(done == [10, 11, 12, 13])
    }

    @Test(
        "a pass while another animates shows the newest state, and a completion without animation waits for those before"
    )
    func overlap() {
        var done: [Int] = []
        add(10) { done.append(1) }
        table.update { $0.stories[0].title = "changed" }
        table.flush()
        // Nothing changes, so nothing is animated.
        table.apply(table.state) { done.append(2) }
        table.flush()
        var next = table.state
        next.stories.removeLast()
        table.apply(next, animation: .none) { done.append(3) }
        table.flush()
        #expect(screen.difference(from: next) == nil)
        #expect(done == [])
        headless.endAnimations()
        #expect(done == [1, 2, 3])
    }

    @Test("a completion may set the next state while others animate")
    func inside() {
        var done: [Int] = []
        add(10) {
            done.append(1)
            add(12) { done.append(3) }
        }
        add(11) { done.append(2) }
        headless.endAnimation(0)
        #expect(done == [1])
        #expect(headless.heldCompletions == 2)
        headless.endAnimation(1)
        #expect(done == [1])
        headless.endAnimation(0)
        #expect(done == [1, 2, 3])
        #expect(screen.difference(from: table.state) == nil)
    }

    @Test("`await apply` returns when the animation has ended")
    func awaited() async {
        let next = Feed.long
        let task = Task { await table.apply(next) }
        for _ in 0..<1_000 where headless.heldCompletions == 0 { await Task.yield() }
        #expect(screen.difference(from: next) == nil)
        #expect(!table.scheduler.completions.isEmpty)
        headless.endAnimations()
        #expect(await task.value)
    }

    @Test("a table view that leaves its window ends its animations, and the list what waits for them")
    func leavesWindow() {
        var done: [Int] = []
        for id in 10..<12 { add(id) { done.append(id) } }
        screen.tableView.removeFromSuperview()
        #expect(done == [10, 11])
    }

    @Test("a table view that goes away while it animates takes no completion along")
    func goesAway() async {
        var screen: FeedScreen? = FeedScreen()
        screen?.tableView.headless.holdsCompletions = true
        var done: [Int] = []
        var next = Feed.sample
        next.stories.removeLast()
        screen?.table.apply(next) { done.append(1) }
        screen?.table.flush()
        #expect(done == [])
        screen = nil
        for _ in 0..<1_000 where done.isEmpty { await Task.yield() }
        #expect(done == [1])
    }

    @Test("a finger that comes down while rows animate holds up the next update, not the end of this one")
    func interaction() throws {
        var done: [Int] = []
        add(10) { done.append(1) }
        let swipe = try #require(headless.swipe(rowAt: IndexPath(row: 0, section: 1)))
        add(11) { done.append(2) }
        headless.endAnimations()
        #expect(done == [1])
        swipe.cancel()
        table.flush()
        headless.endAnimations()
        #expect(done == [1, 2])
        #expect(screen.difference(from: table.state) == nil)
    }
}
