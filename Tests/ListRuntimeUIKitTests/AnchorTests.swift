import Foundation
import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing

@MainActor
@Suite struct AnchorTests {
    private func distance(of id: Feed.RowID, on screen: FeedScreen) -> CGFloat? {
        screen.table.indexPath(of: id).map {
            screen.tableView.rectForRow(at: $0).minY - screen.tableView.contentOffset.y
        }
    }

    @Test("a place is found again on another screen, rows above it or not")
    func saved() throws {
        let screen = FeedScreen(.long, height: 400)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_010))
        let anchor = try #require(screen.table.anchor)
        #expect(anchor.distance >= -1)
        var next = Feed.long
        next.stories.insert(contentsOf: (500..<520).map { Story(id: $0, title: "") }, at: 0)
        let other = FeedScreen(next, height: 300)
        #expect(other.table.scroll(to: anchor))
        #expect(distance(of: anchor.id, on: other) == anchor.distance)
        #expect(!other.table.scroll(to: RowAnchor(id: .stories(-1), distance: 0)))
    }

    @Test("a place beyond the content is that of its start or end")
    func beyondTheContent() {
        let screen = FeedScreen(.long, height: 400)
        screen.tableView.contentInset.top = 20
        #expect(screen.table.scroll(to: RowAnchor(id: .stories(99), distance: 0)))
        #expect(screen.tableView.contentOffset.y == screen.tableView.contentSize.height - 400)
        #expect(screen.table.scroll(to: RowAnchor(id: .stories(1), distance: 300)))
        #expect(screen.tableView.contentOffset.y == -20)
    }

    @Test("an update comes back to a place that was saved before its rows were there")
    func keptByAnUpdate() throws {
        let screen = FeedScreen(.long, height: 400)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_010))
        let anchor = try #require(screen.table.anchor)
        screen.table.state.stories = []
        screen.table.flush()
        #expect(screen.tableView.contentOffset.y == 0)
        screen.table.apply(.long, animation: .none, keeping: .anchor(anchor))
        screen.table.flush()
        #expect(distance(of: anchor.id, on: screen) == anchor.distance)
    }

    @Test("rows that come below a banner at the top leave those below them still, where one of those is named")
    func belowTheFirstRow() throws {
        var feed = Feed.long
        feed.banner = Banner(text: "earlier")
        let screen = FeedScreen(feed, height: 400)
        #expect(screen.table.anchor?.id == .banner)
        let id = try #require(screen.table.rowID(at: [1, 0]))
        let before = try #require(distance(of: id, on: screen))
        let anchor = try #require(screen.table.anchor(of: id))
        #expect(anchor.distance == before)
        feed.stories.insert(contentsOf: (500..<520).map { Story(id: $0, title: "") }, at: 0)
        screen.table.apply(feed, animation: .none, keeping: .anchor(anchor))
        screen.table.flush()
        #expect(distance(of: id, on: screen) == before)
        #expect(screen.table.anchor(of: .stories(1_000)) == nil)
    }

    @Test("a row that equals one above it is no place, for it would be found there")
    func equalRows() throws {
        var feed = Feed.long
        feed.stories[50] = Story(id: 0, title: "again")
        let screen = FeedScreen(feed, height: 400)
        let path = IndexPath(row: 50, section: 1)
        screen.tableView.headless.scroll(to: screen.tableView.rectForRow(at: path).origin)
        #expect(screen.shown.first == "story again")
        #expect(screen.table.anchor?.id == .stories(51))
        feed.stories.insert(Story(id: 900, title: "top"), at: 0)
        screen.table.apply(feed, animation: .none, keeping: .firstVisibleRow)
        screen.table.flush()
        #expect(screen.shown.first == "story again")
    }

    @Test("the anchor of an empty list is nil")
    func empty() {
        let screen = FeedScreen(Feed(banner: nil, stories: [], posts: [], drafts: [], groups: [], query: ""))
        screen.table.state.stories = []
        #expect(screen.table.anchor == RowAnchor(id: .storiesEmpty, distance: screen.shown.isEmpty ? 0 : 28))
    }

    @Test("a place survives a restart, in any section, and an update can come back to it")
    func coded() throws {
        var feed = Feed.long
        feed.groups = [ContactGroup(id: "g", title: "", members: [Contact(id: 7, name: "Ann")], canAdd: false)]
        feed.drafts = (0..<20).map { Draft(guid: "d\($0)", subject: "\($0)") }
        let screen = FeedScreen(feed, height: 200)
        for id: Feed.RowID in [.stories(50), .drafts("d9"), .groups("g", .members(7))] {
            screen.table.scroll(to: RowAnchor(id: id, distance: 12))
            let anchor = try #require(screen.table.anchor)
            let data = try JSONEncoder().encode(anchor.saved)
            let saved = try JSONDecoder().decode(SavedAnchor.self, from: data)
            let other = FeedScreen(feed, height: 200)
            #expect(other.table.anchor(from: saved) == anchor)
            other.table.scroll(to: try #require(other.table.anchor(from: saved)))
            #expect(distance(of: anchor.id, on: other) == anchor.distance)
            let late = FeedScreen(height: 200)
            #expect(late.table.anchor(from: saved) == nil)
            late.table.state = feed
            late.table.apply(feed, animation: .none, keeping: late.table.anchor(from: saved).map { .anchor($0) })
            late.table.flush()
            #expect(distance(of: anchor.id, on: late) == anchor.distance)
        }
    }
}
