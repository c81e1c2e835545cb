import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    /// Comparisons away from the main actor that are of no use any more.
    @MainActor
    @Suite struct StoppedComparisonTests {
        private let table = NumbersTable(Array(repeating: [0, 1, 2], count: 50))
        private let log = ComparisonLog()
        private var next = NumbersState(Array(repeating: [1, 2, 3], count: 50))

        init() {
            table.limits.comparedRows = 10
            next.log = log
        }

        /// Starts an update and waits until its comparison is begun.
        private func start() async -> Task<Bool, Never> {
            let (table, next) = (table, next)
            let task = Task { await table.apply(next) }
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            return task
        }

        /// Lets the comparison go on, and gives it the time for many.
        private func finish() async {
            log.gate.signal()
            try? await Task.sleep(nanoseconds: 20_000_000)
        }

        @Test("goes on where it is of use")
        func whole() async {
            let task = await start()
            await finish()
            #expect(await task.value)
            #expect(log.sectionCount == 50)
        }

        @Test("one that is cancelled stops, and what follows is not held up by it")
        func cancelled() async {
            let task = await start()
            task.cancel()
            await finish()
            #expect(await task.value == false)
            #expect(log.sectionCount == 0)
            #expect(await table.apply(NumbersState([[7]])))
        }

        @Test("so does one whose state is replaced, and who waits for it learns at once", arguments: [false, true])
        func replaced(isAwaited: Bool) async {
            let task = await start()
            let newer = NumbersState([[7]])
            if isAwaited {
                let table = table
                #expect(await Task { await table.apply(newer) }.value)
            } else {
                table.state = newer
            }
            #expect(await task.value == false)
            await finish()
            #expect(log.sectionCount == 0)
            #expect(log.comparisonsOnMain == [false])
            table.flush()
            #expect(table.shown == ["7 0"])
        }

        @Test("so does one of a state of which a row is changed by its identity: it comes at the end of the turn")
        func changedRow() async {
            let task = await start()
            table.updateRow(
                .init(section: 0, number: 1), { $0 = 100 }, read: { $0.row(at: $1) },
                write: { $0.sections[$1.section].rows[$1.row] = $2 })
            #expect(await task.value)
            #expect(log.sectionCount == 50)
            await finish()
            #expect(log.sectionCount == 50)
            #expect(table.shown.first == "100 0")
        }

        @Test("one that is cancelled before it starts is not made")
        func early() async {
            let (table, next) = (table, next)
            let task = Task { await table.apply(next) }
            task.cancel()
            log.gate.signal()
            #expect(await task.value == false)
            #expect(log.comparisonsOnMain.isEmpty)
            #expect(table.state.sections[0].rows == [0, 1, 2])
        }
    }
}
