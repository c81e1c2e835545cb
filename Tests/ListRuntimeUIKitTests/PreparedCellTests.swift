import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Cells that the list view has made for rows that are not on screen yet show the state when they come.
@MainActor
@Suite struct PreparedCellTests {
    /// Six rows are on screen, the two below them have cells.
    private func screen(_ feed: Feed = .long) -> FeedScreen {
        let screen = FeedScreen(feed, height: 264)
        screen.tableView.headless.preparesCellsAhead = true
        return screen
    }

    /// What is wrong when the rows to come are on screen.
    private func difference(_ screen: FeedScreen) -> String? {
        screen.table.flush()
        screen.tableView.headless.scroll(by: 88)
        return screen.difference(from: screen.table.state)
    }

    @Test("a changed content, also beside rows that come and go")
    func content() throws {
        let screen = screen()
        let next = try #require(screen.tableView.indexPathsForVisibleRows?.count)
        screen.table.update(stories: next) { $0.title = "changed" }
        #expect(difference(screen) == nil)
        screen.table.update {
            $0.stories.remove(at: 0)
            for index in 5..<14 { $0.stories[index].title += "'" }
        }
        #expect(difference(screen) == nil)
    }

    @Test("a changed content while a swiped row holds the structure up")
    func contentAhead() throws {
        let screen = screen()
        let next = try #require(screen.tableView.indexPathsForVisibleRows?.count)
        let swipe = try #require(screen.tableView.headless.swipe(rowAt: IndexPath(row: 1, section: 1)))
        screen.table.update {
            $0.stories[next].title = "changed"
            $0.stories.removeLast()
        }
        screen.table.flush()
        screen.tableView.contentOffset.y += 88
        #expect(screen.shown.contains("story changed"))
        swipe.cancel()
        #expect(difference(screen) == nil)
    }

    @Test("a changed content while the structure waits for a first responder, and was of another kind before")
    func contentAheadOfResponder() throws {
        var feed = Feed.long
        feed.stories[1] = Story(id: 0, title: "again")
        let screen = screen(feed)
        let next = try #require(screen.tableView.indexPathsForVisibleRows?.count)
        for title in ["", "s"] {
            screen.table.update(stories: next) { $0.title = title }
            screen.table.flush()
        }
        let field = UITextField(frame: .zero)
        screen.tableView.cellForRow(at: IndexPath(row: 1, section: 1))?.addSubview(field)
        field.becomeFirstResponder()
        screen.table.update {
            $0.stories[next].title = "changed"
            $0.stories.remove(at: 1)
        }
        screen.table.flush()
        #expect(screen.table.holds.waiting == [.responder])
        screen.tableView.contentOffset.y += 88
        screen.tableView.layoutIfNeeded()
        if screen.table.showsMissed { screen.table.schedule() }
        screen.table.flush()
        #expect(screen.shown.contains("story changed"))
        field.resignFirstResponder()
        #expect(difference(screen) == nil)
    }

    @Test("another kind of cell")
    func kind() throws {
        let screen = screen()
        let next = try #require(screen.tableView.indexPathsForVisibleRows?.count)
        screen.table.update(stories: next) { $0.title = "" }
        #expect(difference(screen) == nil)
    }

    @Test("the context, and an object that was changed")
    func contextAndObjects() {
        var feed = Feed.long
        feed.stories = []
        feed.drafts = (0..<20).map { Draft(guid: "g\($0)", subject: "s\($0)") }
        let objects = screen(feed)
        for draft in objects.table.state.drafts { draft.subject += "'" }
        for draft in feed.drafts { objects.table.touch(.drafts(draft.guid)) }
        #expect(difference(objects) == nil)
        feed.drafts = []
        feed.posts = (0..<20).map { .post(Post(id: $0, text: "p\($0)")) }
        let posts = screen(feed)
        posts.table.context.theme = .dark
        #expect(difference(posts) == nil)
    }

    /// Twenty posts.
    private func posts(id: (Int) -> Int) -> Feed {
        var feed = Feed.long
        feed.stories = []
        feed.posts = (0..<20).map { .post(Post(id: id($0), text: "p\($0)")) }
        return feed
    }

    @Test("the context, also in rows of equal identity")
    func equalIdentities() {
        let screen = screen(posts { $0 % 2 })
        screen.table.context.theme = .dark
        #expect(difference(screen) == nil)
    }

    @Test("the context while a row is held to be moved, within a twentieth of a second")
    func contextWhileMoved() async throws {
        let screen = screen(posts { $0 })
        screen.tableView.isEditing = true
        let move = try #require(screen.tableView.headless.beginMove(rowAt: IndexPath(row: 0, section: 2)))
        screen.table.context.theme = .dark
        screen.table.flush()
        screen.tableView.contentOffset.y += 88
        for _ in 0..<2_000 where screen.shown.contains(where: { !$0.hasSuffix("dark") }) {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        #expect(screen.shown.allSatisfy { $0.hasSuffix("dark") })
        move.cancel()
        #expect(difference(screen) == nil)
    }

    @Test("the neighbours of a row")
    func neighbours() {
        var feed = Feed.long
        feed.stories = []
        let members = (0..<20).map { Contact(id: $0, name: "c\($0)") }
        feed.groups = [ContactGroup(id: "x", title: "X", members: members, canAdd: false)]
        let screen = screen(feed)
        screen.table.update { $0.groups[0].members.removeLast() }
        #expect(difference(screen) == nil)
    }
}
