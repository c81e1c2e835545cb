import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    /// States that are taken back while others are set, or built on them.
    @MainActor
    @Suite struct CancelledApplyTests {
        private let table = NumbersTable([Array(0..<20)])

        init() { table.beginInteraction(.contextMenu) }

        /// Starts an update and waits until its state is the newest.
        private func start(
            _ state: NumbersState, keeping: ScrollAnchor<NumbersState.RowID>? = nil
        ) async -> Task<Bool, Never> {
            let table = table
            let task = Task { await table.apply(state, animation: .fade, keeping: keeping) }
            while table.state.sections != state.sections { await Task.yield() }
            return task
        }

        private func change(_ number: Int, to other: Int) -> Bool {
            table.updateRow(
                .init(section: 0, number: number), { $0 = other }, read: { $0.row(at: $1) },
                write: { $0.sections[$1.section].rows[$1.row] = $2 })
        }

        private func expectShown(_ rows: [Int]) {
            #expect(table.state.sections[0].rows == rows)
            table.endInteraction(.contextMenu)
            table.flush()
            #expect(table.applied.sections[0].rows == rows)
        }

        @Test("what was cancelled does not come back with what was set after it")
        func both() async {
            let first = await start(NumbersState([[1]]))
            let second = await start(NumbersState([[2]]))
            first.cancel()
            #expect(await first.value == false)
            second.cancel()
            #expect(await second.value == false)
            expectShown(Array(0..<20))
        }

        @Test("nor does what was replaced while it was compared")
        func replaced() async {
            table.limits.comparedRows = 10
            let log = ComparisonLog()
            var next = NumbersState([Array(5..<40)])
            next.log = log
            let first = await start(next)
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            let second = await start(NumbersState([[2]]))
            log.gate.signal()
            #expect(await first.value == false)
            second.cancel()
            #expect(await second.value == false)
            expectShown(Array(0..<20))
        }

        @Test("the place that it was to keep, and its animation, are taken back with it")
        func place() async {
            let anchor = RowAnchor(id: NumbersState.RowID(section: 0, number: 15), distance: 0)
            let task = await start(NumbersState([Array(0..<40)]), keeping: .anchor(anchor))
            task.cancel()
            #expect(await task.value == false)
            table.update { $0.sections[0].rows.append(99) }
            expectShown(Array(0..<20) + [99])
            #expect(table.view.contentOffset.y == 0)
            #expect(table.view.headless.updates.last?.description == "insert [0, 20] (automatic)")
        }

        @Test("a row that was changed by its identity is not lost: its state stays")
        func changedRow() async {
            let task = await start(NumbersState([[1, 2]]))
            #expect(change(2, to: 3))
            task.cancel()
            #expect(await task.value == false)
            expectShown([1, 3])
        }

        @Test("so it is where the state is compared meanwhile")
        func changedWhileCompared() async {
            table.limits.comparedRows = 10
            let log = ComparisonLog()
            var next = NumbersState([Array(5..<40)])
            next.log = log
            let task = await start(next)
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            #expect(change(5, to: 100))
            task.cancel()
            log.gate.signal()
            #expect(await task.value == false)
            expectShown([100] + Array(6..<40))
        }

        @Test("cells show what they showed before it, also where a reload waits")
        func content() async {
            let screen = FeedScreen()
            let table: Feed.Table = screen.table
            table.beginInteraction(.contextMenu)
            var next = Feed.sample
            next.stories[0].title = "new"
            next.stories.removeLast()
            let state = next
            let task = Task { await table.apply(state) }
            while screen.shown[1] != "story new" { await Task.yield() }
            table.reload()
            task.cancel()
            #expect(await task.value == false)
            table.flush()
            #expect(screen.shown[1] == "story a")
        }
    }
}
