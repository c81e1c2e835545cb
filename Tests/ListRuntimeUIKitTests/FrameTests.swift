import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What is set faster than the display shows it.
@MainActor
@Suite struct FrameTests {
    /// Frames that come when the test says so.
    @MainActor private final class Display {
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func nextFrame() async { await withCheckedContinuation { waiting.append($0) } }

        func show() {
            let waiting = waiting
            self.waiting = []
            for one in waiting { one.resume() }
        }
    }

    private let table = NumbersTable([[0]])
    private let display = Display()

    init() { table.scheduler.nextFrame = { [display] in await display.nextFrame() } }

    @Test("the first state is shown at the end of the turn, all others until the next frame are one update")
    func coalesced() async {
        table.state = NumbersState([Array(0..<2)])
        while table.scheduler.isScheduled { await Task.yield() }
        #expect(table.applied.sections[0].rows.count == 2)
        var done: [Int] = []
        for count in 3...40 {
            table.apply(NumbersState([Array(0..<count)])) { done.append(count) }
            for _ in 0..<20 { await Task.yield() }
        }
        #expect(table.applied.sections[0].rows.count == 2)
        #expect(done.isEmpty)
        display.show()
        while table.scheduler.isScheduled { await Task.yield() }
        #expect(table.applied.sections[0].rows.count == 40)
        #expect(table.view.headless.updates.count == 2)
        #expect(done == Array(3...40))
    }

    @Test("flushing waits for no frame")
    func flushed() {
        for count in 2...4 {
            table.state = NumbersState([Array(0..<count)])
            table.flush()
            #expect(table.shown.count == count)
        }
    }
}
