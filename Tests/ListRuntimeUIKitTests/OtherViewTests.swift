import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct OtherViewTests {
    @Test("an interaction with a table view that the list has left holds nothing up")
    func interaction() async throws {
        let table = NumbersTable([Array(0..<5)])
        table.beginInteraction(.contextMenu)
        table.view.removeFromSuperview()
        let view = UITableView(frame: table.window.bounds, style: .plain)
        view.rowHeight = 44
        view.register(NumberCell.self, forCellReuseIdentifier: "number")
        table.window.addSubview(view)
        view.dataSource = table
        table.attach(to: view)
        table.state = NumbersState([[7]])
        for _ in 0..<300 where table.applied.sections[0].rows != [7] { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(view.numberOfRows(inSection: 0) == 1)
    }

    /// Has two lists show their rows in one table view by turns.
    private func alternate(_ first: NumbersTable, _ second: NumbersTable, times: Int) {
        second.view.removeFromSuperview()
        for _ in 0..<times {
            for table in [second, first] {
                first.view.dataSource = table
                table.attach(to: first.view)
                table.flush()
                first.view.layoutIfNeeded()
            }
        }
    }

    @Test("lists that show their rows in one table view by turns do not gather its cells")
    func cells() {
        let (first, second) = (NumbersTable([Array(0..<10)]), NumbersTable([Array(20..<30)]))
        alternate(first, second, times: 40)
        #expect(first.configured.entries.count < 130)
    }

    @Test("and know the row of the first responder by what its cell shows now")
    func firstResponder() throws {
        let (first, second) = (NumbersTable([Array(0..<10)]), NumbersTable([Array(20..<30)]))
        alternate(first, second, times: 1)
        first.view.dataSource = second
        second.attach(to: first.view)
        second.flush()
        first.view.layoutIfNeeded()
        first.state = NumbersState([Array(100..<110)])
        first.flush()
        first.view.dataSource = first
        first.attach(to: first.view)
        first.flush()
        first.view.layoutIfNeeded()
        let field = UITextField(frame: .zero)
        try #require(first.view.visibleCells.dropFirst(3).first).contentView.addSubview(field)
        field.becomeFirstResponder()
        #expect(first.respondingRow?.id == first.rowID(at: IndexPath(row: 3, section: 0)))
    }

    @Test(
        "a table view that a handler gives to another list, while an update fills a cell, is left alone from then on",
        arguments: 0..<3)
    func givenAwayWhileFilling(kind: Int) {
        let screen = FeedScreen()
        let empty = Feed(banner: nil, stories: [], posts: [], drafts: [], groups: [], query: "")
        var other: Feed.Table?
        var isCompleted = false
        var next = screen.table.state
        if kind != 1 { next.stories.append(Story(id: 3, title: "c")) }
        next.banner?.text = "new"
        next.groups[0].title = "new"
        let violations = UIKitRules.violations {
            screen.fillOnce {
                other = Feed.Table(empty, context: screen.table.context, actions: screen, in: screen.tableView)
            }
            if kind == 2 { screen.table.reload(.row(.drafts("d"))) }
            screen.table.apply(next, keeping: .end) { isCompleted = true }
            screen.table.flush()
            screen.tableView.layoutIfNeeded()
        }
        #expect(violations.isEmpty)
        #expect(isCompleted)
        #expect(screen.table.applied.banner?.text == "new")
        #expect(screen.tableView.dataSource === other)
        #expect(screen.shown == ["NoStoriesCell"])
    }
}
