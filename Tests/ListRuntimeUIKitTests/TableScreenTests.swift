import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What is found on the screen of a table, and what stays there through updates.
@MainActor
@Suite struct TableScreenTests {
    @Test("the selection follows its rows through moves, reloads and reloadData, and ends with them")
    func selection() {
        let screen = FeedScreen()
        screen.tableView.allowsMultipleSelection = true
        screen.table.select(.stories(1))
        screen.table.select(.banner)
        screen.table.update { $0.stories.reverse() }
        screen.table.flush()
        #expect(screen.table.selection == [.stories(1), .banner])
        #expect(screen.table.indexPath(of: .stories(1)) == IndexPath(row: 1, section: 1))
        screen.table.context.isCompact = true
        screen.table.flush()
        #expect(screen.table.selection == [.stories(1), .banner])
        screen.table.reload()
        screen.table.flush()
        #expect(screen.table.selection == [.stories(1), .banner])
        screen.table.update { $0.banner = nil }
        screen.table.flush()
        #expect(screen.table.selection == [.stories(1)])
        screen.table.deselect(.stories(1))
        #expect(screen.table.selection.isEmpty)
    }

    @Test("rows are found by identity, path, cell and place; what is gone is nil")
    func lookups() throws {
        let screen = FeedScreen(height: 200)
        let cell = try #require(screen.table.cell(for: .stories(2)))
        guard case .stories(let story) = screen.table.row(for: cell) else {
            Issue.record("not a story")
            return
        }
        #expect(story.id == 2)
        #expect(screen.table.displayedRow(of: cell) != nil)
        #expect(screen.table.indexPath(of: .groups("y", .members(1))) == IndexPath(row: 0, section: 5))
        #expect(screen.table.indexPath(of: .groups("y", .members(9))) == nil)
        #expect(screen.table.row(withID: .posts(.gap(7))) == nil)
        #expect(screen.table.row(at: IndexPath(row: 99, section: 0)) == nil)
        #expect(screen.table.cell(for: .groups("y", .members(1))) == nil)
        #expect(screen.table.section(at: 5) == .groups("y"))
        #expect(screen.table.visibleRows.count == screen.shown.count)
        #expect(screen.table.scroll(to: .groups("y", .members(1)), at: .bottom, animated: false))
        #expect(screen.table.cell(for: .groups("y", .members(1))) != nil)
        #expect(screen.scrolls > 0)
        #expect(!screen.table.scroll(to: .stories(9)))
        guard case .stories(let gone) = screen.table.row(for: cell) else {
            Issue.record("the row of a cell off the screen is not known")
            return
        }
        #expect(gone.id == 2)
    }

    @Test("a section that gets its first row shows its header, and hides it with the last")
    func headers() {
        let screen = FeedScreen()
        #expect(screen.tableView.headerView(forSection: 4)?.textLabel?.text == "X")
        screen.table.update {
            $0.groups[0].members = []
            $0.groups[0].canAdd = false
            $0.groups[1].title = "YY"
        }
        screen.table.flush()
        #expect(screen.tableView.rectForHeader(inSection: 4).height < 1)
        #expect(screen.tableView.headerView(forSection: 5)?.textLabel?.text == "YY")
        screen.table.update { $0.groups[0].canAdd = true }
        screen.table.flush()
        screen.tableView.layoutIfNeeded()
        #expect(screen.tableView.headerView(forSection: 4)?.textLabel?.text == "X")
        #expect(screen.tableView.rectForHeader(inSection: 4).height > 1)
    }

    @Test("a header whose title changed while its section was empty shows the new title")
    func headerOfEmptySection() {
        let screen = FeedScreen()
        var groups = screen.table.state.groups
        groups[0].members = []
        groups[0].canAdd = false
        screen.table.state.groups = groups
        screen.table.flush()
        groups[0].title = "XX"
        screen.table.state.groups = groups
        screen.table.flush()
        groups[0].canAdd = true
        screen.table.state.groups = groups
        screen.table.flush()
        screen.tableView.layoutIfNeeded()
        #expect(screen.tableView.headerView(forSection: 4)?.textLabel?.text == "XX")
    }

    @Test("the first row on screen holds still while rows come and go above it")
    func keepingTheFirstVisibleRow() {
        let screen = FeedScreen(.long, height: 400)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_000))
        let first = screen.shown[1]
        let y = screen.tableView.visibleCells[1].frame.minY - screen.tableView.contentOffset.y
        var next = Feed.long
        next.stories.insert(contentsOf: (500..<520).map { Story(id: $0, title: "n\($0)") }, at: 3)
        next.stories.removeFirst()
        screen.table.apply(next, keeping: .firstVisibleRow)
        screen.table.flush()
        let index = screen.shown.firstIndex(of: first)
        #expect(index.map { screen.tableView.visibleCells[$0].frame.minY - screen.tableView.contentOffset.y } == y)
        #expect(screen.difference(from: next) == nil)
    }

    @Test("so it does where another state is applied in the same turn")
    func keepingThroughAnotherState() {
        let table = NumbersTable([Array(0..<40)])
        table.view.headless.scroll(to: CGPoint(x: 0, y: 440))
        table.apply(NumbersState([Array(5..<40)]), animation: .none, keeping: .firstVisibleRow)
        table.apply(NumbersState([Array(6..<40)]), animation: .none)
        table.flush()
        #expect(table.shown.first == "10 0")
    }

    @Test("an empty section is scrolled to")
    func scrollingToAnEmptySection() {
        let table = NumbersTable([Array(0..<40), []])
        #expect(table.scroll(toSection: 1, animated: false))
        #expect(table.view.contentOffset.y == 1_320)
    }

    @Test("a list at its end stays there, one elsewhere stays where it is")
    func keepingTheEnd() {
        let screen = FeedScreen(.long, height: 400)
        var next = Feed.long
        next.drafts.append(Draft(guid: "z", subject: "last"))
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_000))
        screen.table.apply(next, animation: .none, keeping: .end)
        screen.table.flush()
        #expect(screen.tableView.contentOffset.y == 1_000)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_000_000))
        #expect(screen.shown.last == "draft last")
        screen.tableView.headless.scroll(by: -40)
        let offset = screen.tableView.contentOffset.y
        next.drafts.append(Draft(guid: "y", subject: "later"))
        screen.table.apply(next, animation: .none, keeping: .end)
        screen.table.flush()
        #expect(screen.tableView.contentOffset.y == offset)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_000_000))
        next.drafts += (0..<20).map { Draft(guid: "z\($0)", subject: "very last \($0)") }
        screen.table.apply(next, animation: .none, keeping: .end)
        screen.table.flush()
        #expect(screen.shown.last == "draft very last 19")
    }
}
