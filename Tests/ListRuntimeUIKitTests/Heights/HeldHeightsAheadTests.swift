import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    @MainActor
    @Suite struct HeldHeightsAheadTests {
        @Test(
            "heights that become known while a state is compared leave the screen in its place, and the state to itself"
        )
        func place() async {
            let table = LinesTable(count: 300)
            table.limits.comparedRows = 10
            table.view.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
            table.show()
            var next = Lines(rows: [Note(id: 1_000, lines: 1)] + table.applied.rows)
            let log = ComparisonLog()
            next.log = log
            let (offset, state) = (table.view.contentOffset.y, next)
            let task = Task { await table.apply(state) }
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            await table.computeHeights()
            table.show()
            let exact = table.view.rectForRow(at: IndexPath(row: 200, section: 0)).minY
            #expect(exact != offset)
            #expect(table.view.contentOffset.y == exact)
            log.gate.signal()
            #expect(await task.value)
            table.view.layoutIfNeeded()
            // Nobody asked to keep the first visible row.
            #expect(table.view.contentOffset.y == exact)
        }
    }
}
