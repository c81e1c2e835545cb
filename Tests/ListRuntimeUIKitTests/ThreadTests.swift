import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Calls from another thread than the main one, as code makes them that is compiled without isolation checks.
@MainActor
@Suite struct ThreadTests {
    private typealias RowID = NumbersState.RowID

    private static func unchecked(_ calls: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        nonisolated(unsafe) let unchecked = unsafeBitCast(calls, to: (() -> Void).self)
        return { unchecked() }
    }

    /// A table that goes on after a call from another thread, as in a release build.
    private func table(_ sections: [[Int]]) -> NumbersTable {
        let table = NumbersTable(sections)
        table.reporting.stopInDebug = { _ in }
        return table
    }

    private func reports(_ count: Int, of table: NumbersTable) async throws -> [ListReport] {
        while table.reports.count < count || table.scheduler.isScheduled {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        return table.reports
    }

    @Test("what another thread sets arrives on the main thread, in order, and is reported")
    func set() async throws {
        let table = table([[1]])
        let calls = Self.unchecked {
            table.state = NumbersState([[1, 2]])
            table.apply(NumbersState([[1, 2, 3]]))
            table.context = 1
        }
        await Task.detached { calls() }.value
        let names = ["state", "apply(_:keeping:completion:)", "context"]
        #expect(try await reports(3, of: table) == names.map { .otherThread($0, isMade: true) })
        #expect(table.shown == ["1 1", "2 1", "3 1"])
    }

    @Test("what another thread asks for comes later, and is answered as if there were no such row")
    func asked() async throws {
        let table = table([[1]])
        table.view.headless.clearUpdates()
        let calls = Self.unchecked {
            #expect(!table.touch(RowID(section: 0, number: 1)))
            #expect(!table.reconfigure(.row(RowID(section: 0, number: 1))))
            #expect(!table.reload(.row(RowID(section: 0, number: 1))))
            table.reload()
            table.forgetHeights(.rows { _ in true })
            table.beginInteraction(.contextMenu)
            table.endInteraction(.contextMenu)
            table.flush()
            table.attach(to: table.view)
            table.apply(NumbersState([[2]]), animation: .none)
        }
        await Task.detached { calls() }.value
        let names = [
            "touch(_:)", "reconfigure(_:)", "reload(_:)", "reload(_:)", "forgetHeights(_:)", "beginInteraction(_:)",
            "endInteraction(_:)",
            "flush(duringInteraction:)", "attach(to:)", "apply(_:animation:keeping:completion:)",
        ]
        #expect(try await reports(names.count, of: table) == names.map { .otherThread($0, isMade: true) })
        #expect(table.view.headless.updates.contains(.reloadData))
        #expect(table.shown == ["2 0"])
    }

    @Test("what would have to run a closure of its caller later is not done")
    func closures() async throws {
        let table = table([[1, 2]])
        let calls = Self.unchecked {
            table.update { $0.sections = [] }
            let isWritten = table.updateRow(
                RowID(section: 0, number: 1), { $0 = 9 }, read: { $0.row(at: $1) },
                write: { $0.sections[$1.section].rows[$1.row] = $2 })
            #expect(!isWritten)
            #expect(table.followMove(from: [0, 0], to: [0, 1]) { _, _ in } == nil)
        }
        await Task.detached { calls() }.value
        let names = ["update(_:)", "update(_:)", "followMove(from:to:_:)"]
        #expect(try await reports(names.count, of: table) == names.map { .otherThread($0, isMade: false) })
        #expect(table.shown == ["1 0", "2 0"])
    }

    @Test("the main thread may wait for a thread that calls the list")
    func waiting() {
        let table = table([[1]])
        let calls = Self.unchecked {
            table.update { $0.sections = [] }
            table.touch(RowID(section: 0, number: 1))
            table.reload()
            table.flush()
        }
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            calls()
            isDone.signal()
        }
        #expect(isDone.wait(timeout: .now() + 60) == .success)
    }

    #if compiler(>=6.2) && DEBUG
    @Test("a debug build stops where another thread changes a list, and says so")
    func changeInDebug() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let calls = await MainActor.run {
                let table = NumbersTable([[1]])
                return ThreadTests.unchecked { table.state = NumbersState([]) }
            }
            await Task.detached { calls() }.value
        }
        expect("state of a list was called on another thread than the main one.", in: ended)
    }

    @Test("and where it looks something up")
    func lookUpInDebug() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let calls = await MainActor.run {
                let table = NumbersTable([[1]])
                return ThreadTests.unchecked { _ = table.indexPath(of: RowID(section: 0, number: 1)) }
            }
            await Task.detached { calls() }.value
        }
        expect("A list was asked for something on another thread than the main one.", in: ended)
    }

    private func expect(_ message: String, in ended: ExitTest.Result?) {
        let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(message))
    }
    #endif
}
