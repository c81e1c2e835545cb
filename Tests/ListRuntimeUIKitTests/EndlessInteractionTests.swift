import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// An interaction that nobody ends is told of. A look at the screen every twentieth of a second is a turn here.
@MainActor
@Suite struct EndlessInteractionTests {
    private let screen = FeedScreen()
    private var table: Feed.Table { screen.table }

    init() { screen.table.holds.nextLook = { await Task.yield() } }

    private func look(_ times: Int, whileUnreported: Bool = false) async {
        for _ in 0..<times where !whileUnreported || screen.reports.isEmpty { await Task.yield() }
    }

    /// How many looks there were at the first report: the next look may be before the test goes on.
    private func looksUntilReported() async -> Int {
        var looks = 0
        let report = table.onReport
        table.onReport = { [weak table] in
            looks = table?.holds.looks ?? 0
            report($0)
        }
        await look(minutes, whileUnreported: true)
        table.onReport = report
        return looks
    }

    /// More turns than there are looks in a minute.
    private let minutes = 5_000

    @Test("after a minute, once, and rows go on waiting")
    func afterAMinute() async {
        table.beginInteraction(.contextMenu)
        table.update { $0.stories.removeFirst() }
        #expect(await looksUntilReported() == 1_200)
        await look(minutes)
        #expect(screen.reports == [.endlessInteraction(.contextMenu, seconds: 60)])
        #expect(table.applied.stories.count == 2)
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(screen.difference(from: table.state) == nil)
    }

    @Test("also one that the table view tells of, where an update waits for it")
    func toldByTheView() async throws {
        table.limits.interactionSeconds = 2
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: IndexPath(row: 1, section: 1)))
        table.endInteraction(.swipe)
        table.update { $0.stories.removeFirst() }
        table.flush()
        #expect(await looksUntilReported() == 40)
        #expect(screen.reports == [.endlessInteraction(.swipe, seconds: 2)])
        swipe.cancel()
    }

    @Test("each anew: the time of those that ended does not count")
    func anew() async {
        // Other tests may hold up the turns of this one, but not by a minute of looks.
        for _ in 0..<300 {
            table.beginInteraction(.drag)
            await look(10)
            table.endInteraction(.drag)
        }
        #expect(screen.reports.isEmpty)
        table.limits.interactionSeconds = 2
        for interaction: ListInteraction in [.drag, .contextMenu] {
            table.beginInteraction(interaction)
            await look(minutes)
            table.endInteraction(interaction)
        }
        #expect(
            screen.reports == [.endlessInteraction(.drag, seconds: 2), .endlessInteraction(.contextMenu, seconds: 2)])
    }

    @Test("not where the table view has left its window: then it is over")
    func withoutWindow() async {
        table.beginInteraction(.contextMenu)
        screen.tableView.removeFromSuperview()
        await look(minutes)
        #expect(screen.reports.isEmpty)
        #expect(!table.holds.isPolling)
    }
}
