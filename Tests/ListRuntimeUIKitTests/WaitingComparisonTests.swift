import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    /// States that are compared away from the main actor while one before them waits for an interaction to end.
    @MainActor
    @Suite struct WaitingComparisonTests {
        private let table = NumbersTable([Array(0..<20)])
        private let log = ComparisonLog()
        private var next = NumbersState([Array(5..<40)])

        init() {
            table.limits.comparedRows = 10
            next.log = log
            table.beginInteraction(.contextMenu)
            table.state = NumbersState([Array(1..<20)])
            table.flush()
            #expect(table.holds.waiting == [.interaction])
        }

        /// Starts an update and waits until its comparison is begun.
        private func start() async -> Task<Bool, Never> {
            let (table, next) = (table, next)
            let task = Task { await table.apply(next) }
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            return task
        }

        @Test("the newest is shown when the interaction ends", arguments: [true, false])
        func newest(endsFirst: Bool) async {
            var calls = 0
            table.apply(NumbersState([Array(2..<20)])) { calls += 1 }
            let task = await start()
            #expect(table.state.sections == next.sections)
            if endsFirst {
                table.endInteraction(.contextMenu)
                table.flush()
                #expect(table.shown.first == "0 0")
                #expect(calls == 0)
                log.gate.signal()
            } else {
                log.gate.signal()
                while table.states.pending.isBeingCompared { await Task.yield() }
                table.context = 7
                table.flush()
                #expect(table.shown.first == "0 7")
                #expect(calls == 0)
                table.endInteraction(.contextMenu)
            }
            #expect(await task.value)
            #expect(calls == 1)
            #expect(table.shown.first == (endsFirst ? "5 0" : "5 7"))
            #expect(log.comparisonsOnMain == [false])
        }

        @Test("one that is cancelled is taken back to the one that waits", arguments: [true, false])
        func cancelled(isFlushed: Bool) async {
            let task = await start()
            if isFlushed {
                table.context = 7
                table.flush()
            }
            task.cancel()
            log.gate.signal()
            #expect(await task.value == false)
            #expect(table.state.sections[0].rows == Array(1..<20))
            table.endInteraction(.contextMenu)
            table.flush()
            #expect(table.shown.first == (isFlushed ? "1 7" : "1 0"))
        }

        @Test("nor does one come back that waited and was cancelled meanwhile")
        func bothCancelled() async {
            let (table, waiting) = (table, NumbersState([Array(3..<20)]))
            table.limits.comparedRows = 1_000
            let first = Task { await table.apply(waiting) }
            while table.state.sections != waiting.sections { await Task.yield() }
            table.limits.comparedRows = 10
            let second = await start()
            first.cancel()
            #expect(await first.value == false)
            second.cancel()
            #expect(await second.value == false)
            log.gate.signal()
            #expect(table.state.sections[0].rows == Array(1..<20))
        }

        @Test("what replaces one that is compared is taken back to the one that waits")
        func replaced() async {
            let first = await start()
            let (table, newer) = (table, NumbersState([[7]]))
            table.limits.comparedRows = 1_000
            let second = Task { await table.apply(newer) }
            #expect(await first.value == false)
            log.gate.signal()
            second.cancel()
            #expect(await second.value == false)
            #expect(table.state.sections[0].rows == Array(1..<20))
        }

        @Test("cells keep the content of the one that waits until the next is compared")
        func content() async {
            let lines = LinesTable(count: 20)
            lines.limits.comparedRows = 10
            lines.beginInteraction(.contextMenu)
            func height() -> CGFloat {
                lines.show()
                return lines.view.rectForRow(at: IndexPath(row: 0, section: 0)).height
            }
            #expect(height() == 13)
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
            lines.reconfigure(.visible)
            #expect(height() == 73)
            lines.endInteraction(.contextMenu)
            log.gate.signal()
            #expect(await task.value)
            #expect(height() == 73)
            #expect(lines.applied.rows.count == 18)
        }
    }
}
