import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    @MainActor
    @Suite struct ReloadWhileComparedTests {
        @Test("cells keep the content of the state that waits also where a reload waits while the next is compared")
        func reload() async {
            let log = ComparisonLog()
            let lines = LinesTable(count: 20)
            lines.limits.comparedRows = 10
            lines.beginInteraction(.contextMenu)
            func height() -> CGFloat {
                lines.show()
                return lines.view.rectForRow(at: IndexPath(row: 0, section: 0)).height
            }
            lines.update {
                $0.rows[0].lines = 7
                $0.rows.removeLast()
            }
            #expect(height() == 73)
            var next = lines.state
            next.rows.removeLast()
            next.log = log
            let task = Task { [next] in await lines.apply(next) }
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            lines.reload()
            #expect(height() == 73)
            lines.endInteraction(.contextMenu)
            log.gate.signal()
            #expect(await task.value)
            #expect(height() == 73)
        }
    }
}
