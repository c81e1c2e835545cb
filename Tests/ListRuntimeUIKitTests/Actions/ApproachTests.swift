import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows that come near: prefetched, cancelled, and the end of their property.
@MainActor
@Suite struct ApproachTests {
    private func heard(_ screen: ChoreScreen, _ prefix: String) -> [String] {
        screen.app.heard.filter { $0.hasPrefix(prefix) }
    }

    @Test("the end is told once for each approach, and for each last row")
    func end() {
        let screen = ChoreScreen(Chores(60))
        func ends() -> Int { heard(screen, "end of open").count }
        #expect(ends() == 0)
        screen.view.headless.scroll(by: 3_000)
        #expect(ends() == 1)
        screen.view.headless.scroll(by: -100)
        screen.view.headless.scroll(by: 3_000)
        #expect(ends() == 1)
        screen.view.headless.scroll(by: -3_000)
        screen.view.headless.scroll(by: 3_000)
        #expect(ends() == 2)
        screen.table.update { $0.open += (61...90).map { Chore(id: $0, title: "c\($0)") } }
        screen.table.flush()
        #expect(ends() == 2)
        screen.view.headless.scroll(by: 3_000)
        #expect(ends() == 3)
        screen.table.update { $0.open.removeLast(30) }
        screen.table.flush()
        screen.view.layoutIfNeeded()
        #expect(ends() == 4)
        screen.view.headless.scroll(by: -3_000)
        screen.view.headless.scroll(by: 3_000)
        #expect(ends() == 5)
    }

    @Test("the end is told a number of screens before it")
    func screens() {
        var chores = Chores(0)
        chores.done = (1...60).map { Chore(id: $0, title: "d\($0)") }
        let screen = ChoreScreen(chores)
        func ends() -> Int { heard(screen, "end of done").count }
        // Ten rows fill a screen.
        screen.view.headless.scroll(by: 44 * 35)
        #expect(ends() == 0)
        screen.view.headless.scroll(by: 44 * 10)
        #expect(ends() == 1)
        screen.view.headless.scroll(by: 44)
        #expect(ends() == 1)
        screen.view.headless.scroll(by: -44 * 30)
        screen.view.headless.scroll(by: 44 * 30)
        #expect(ends() == 2)
    }

    @Test("the index has the titles of the sections that have one, and follows them")
    func index() {
        let screen = ChoreScreen(Chores(40))
        #expect(screen.view.headless.indexTitles == ["O"])
        screen.table.update { $0.done = [Chore(id: 90, title: "d")] }
        screen.table.flush()
        screen.table.reload()
        screen.table.flush()
        #expect(screen.view.headless.indexTitles == ["O", "D"])
        screen.view.headless.tap(indexTitle: "D")
        #expect(screen.shown.last == "d")
        #expect(screen.table.section(forIndexTitleAt: 7) == 0)
    }

    @Test("a cancelled row is one that was prefetched, whatever is at its place now")
    func cancelled() {
        let screen = ChoreScreen(Chores(60))
        let table = screen.table
        let far = (30..<33).map { IndexPath(row: $0, section: 1) }
        screen.app.heard = []
        #expect(table?.prefetched(at: far).compactMap { $0.chore?.id } == [31, 32, 33])
        table?.update { $0.open.remove(at: 31) }
        // The newest state has lost it.
        #expect(table?.cancelled(at: [far[1]]).isEmpty == true)
        table?.flush()
        #expect(table?.cancelled(at: far).compactMap { $0.chore?.id } == [31, 33])
        #expect(table?.cancelled(at: far).isEmpty == true)
    }
}
