import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    /// States that are compared away from the main actor.
    @MainActor
    @Suite struct AsynchronousApplyTests {
        private let table = NumbersTable([Array(0..<20)])
        private let log = ComparisonLog()
        private var next: NumbersState

        init() {
            table.limits.comparedRows = 10
            next = NumbersState([Array(5..<40)])
            next.log = log
        }

        /// Starts an update and waits until it is compared.
        private func start() async -> Task<Bool, Never> {
            let (table, next) = (table, next)
            let task = Task { await table.apply(next, animation: .fade) }
            while log.comparisonsOnMain.isEmpty { await Task.yield() }
            return task
        }

        @Test(
            "a state that is set meanwhile comes with the animation, and the place to hold, that it was given",
            arguments: [nil, ScrollAnchor<NumbersState.RowID>.firstVisibleRow])
        func animationOfNewer(keeping: ScrollAnchor<NumbersState.RowID>?) async {
            let task = await start()
            func applyAtOnce() {
                table.apply(NumbersState([Array(1..<20)]), animation: .left, keeping: keeping)
            }
            applyAtOnce()
            #expect(table.states.pending.animation == .left)
            #expect(table.states.pending.keeping == keeping)
            table.flush()
            // What holds a place is not animated.
            let animation = keeping == nil ? "(left)" : "(none)"
            #expect(table.view.headless.updates.last?.description.hasSuffix(animation) == true)
            log.gate.signal()
            #expect(await !task.value)
        }

        @Test("the main actor is free while a long list is compared; then it is on screen")
        func compares() async {
            let task = await start()
            #expect(table.state.sections == next.sections)
            #expect(table.shown.first == "0 0")
            table.context = 7
            table.flush()
            #expect(table.shown.first == "0 7")
            log.gate.signal()
            #expect(await task.value)
            #expect(table.shown.first == "5 7")
            #expect(log.comparisonsOnMain == [false])
            #expect(table.view.headless.updates.last?.description.hasSuffix("(fade)") == true)
        }

        @Test("a newer state comes instead of one that is compared, and is built on it")
        func superseded() async {
            let task = await start()
            table.update { $0.sections[0].rows.removeFirst() }
            table.flush()
            #expect(table.shown.first == "6 0")
            log.gate.signal()
            #expect(await task.value == false)
            #expect(table.applied.sections[0].rows == Array(6..<40))
        }

        @Test("one that is awaited, too, is compared away from the main actor")
        func supersededByAnother() async {
            let task = await start()
            let free = ComparisonLog()
            free.gate.signal()
            var newer = next
            newer.log = free
            newer.sections[0].rows.removeFirst()
            #expect(await table.apply(newer))
            #expect(free.comparisonsOnMain == [false])
            log.gate.signal()
            #expect(await task.value == false)
            #expect(table.applied.sections[0].rows == Array(6..<40))
        }

        @Test("what is cancelled is taken back")
        func cancelled() async {
            let task = await start()
            task.cancel()
            log.gate.signal()
            #expect(await task.value == false)
            #expect(table.state.sections[0].rows == Array(0..<20))
            table.flush()
            #expect(table.shown.first == "0 0")
        }

        @Test("what is cancelled before it begins changes nothing", arguments: [10, 1_000])
        func cancelledBefore(limit: Int) async {
            table.limits.comparedRows = limit
            log.gate.signal()
            let (table, next, screen) = (table, next, FeedScreen())
            let tasks = [
                Task { await table.apply(next, animation: .fade) }, Task { await table.apply(next) },
                Task { await screen.table.apply(.long, animation: .fade) }, Task { await screen.table.apply(.long) },
            ]
            for task in tasks { task.cancel() }
            for task in tasks { #expect(await task.value == false) }
            #expect(table.shown.first == "0 0")
            #expect(log.comparisonsOnMain.isEmpty)
            #expect(screen.updates().isEmpty)
        }

        @Test("what is to hold still does so", arguments: [10, 1_000])
        func keeping(limit: Int) async {
            table.limits.comparedRows = limit
            log.gate.signal()
            table.view.headless.scroll(to: CGPoint(x: 0, y: 220))
            #expect(await table.apply(next, keeping: .firstVisibleRow))
            #expect(table.view.contentOffset.y == 0)
            #expect(table.shown.first == "5 0")
            #expect(await table.apply(NumbersState([Array(0..<40)]), keeping: .firstVisibleRow))
            #expect(table.shown.first == "5 0")
        }

        @Test("where a row is changed meanwhile, the comparison is made again")
        func changedMeanwhile() async {
            let task = await start()
            table.states.write { $0.sections[0].rows.swapAt(0, 1) }
            log.gate.signal()
            log.gate.signal()
            #expect(await task.value)
            #expect(log.comparisonsOnMain == [false, false])
            #expect(table.applied.sections == next.sections)
        }

        @Test(
            "a row changed by its identity meanwhile comes with the state, which was shown", arguments: [false, true])
        func rowChangedMeanwhile(isShownBefore: Bool) async {
            let task = await start()
            let isThere = table.updateRow(
                .init(section: 0, number: 5), { $0 = 100 }, read: { $0.row(at: $1) },
                write: { $0.sections[$1.section].rows[$1.row] = $2 })
            #expect(isThere)
            if isShownBefore {
                table.flush()
                #expect(table.shown.first == "100 0")
            }
            log.gate.signal()
            #expect(await task.value)
            #expect(table.applied.sections[0].rows == [100] + Array(6..<40))
            #expect(table.shown.first == "100 0")
        }

        @Test("a short list is compared at once, and so is a state that cannot leave the main actor")
        func onMain() async {
            table.limits.comparedRows = 1_000
            #expect(await table.apply(next))
            #expect(log.comparisonsOnMain == [true])
            let screen = FeedScreen()
            screen.table.limits.comparedRows = 0
            #expect(await screen.table.apply(.long, animation: .none, keeping: .firstVisibleRow))
            #expect(screen.difference(from: .long) == nil)
        }

        @Test("what waits for an interaction is waited for")
        func interaction() async {
            table.beginInteraction(.contextMenu)
            let task = await start()
            log.gate.signal()
            while table.holds.waiting.isEmpty { await Task.yield() }
            #expect(table.shown.first == "0 0")
            table.endInteraction(.contextMenu)
            #expect(await task.value)
            #expect(table.shown.first == "5 0")
            #expect(log.comparisonsOnMain == [false])
        }

        @Test("a state that a newer one replaces while an interaction lasts was not shown")
        func replacedWhileWaiting() async {
            table.limits.comparedRows = 1_000
            table.beginInteraction(.contextMenu)
            let (table, next) = (table, next)
            let first = Task { await table.apply(next) }
            while table.holds.waiting.isEmpty { await Task.yield() }
            let second = Task { await table.apply(NumbersState([[7]])) }
            while table.state.sections[0].rows != [7] { await Task.yield() }
            table.endInteraction(.contextMenu)
            #expect(await first.value == false)
            #expect(await second.value)
            #expect(table.shown == ["7 0"])
        }

        @Test("what is cancelled while an interaction lasts is taken back to what waited before")
        func cancelledWhileWaiting() async {
            table.limits.comparedRows = 1_000
            table.beginInteraction(.contextMenu)
            table.state = NumbersState([Array(1..<20)])
            table.flush()
            let (table, next) = (table, next)
            let task = Task { await table.apply(next) }
            while table.state.sections != next.sections { await Task.yield() }
            task.cancel()
            #expect(await task.value == false)
            #expect(table.state.sections[0].rows == Array(1..<20))
            table.endInteraction(.contextMenu)
            table.flush()
            #expect(table.shown.first == "1 0")
        }
    }
}
