import Foundation
import HeadlessUIKit
import ListRuntime
import ListRuntimeUIKit
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

    @Test("the anchor of an empty list is nil")
    func empty() {
        let screen = FeedScreen(Feed(banner: nil, stories: [], posts: [], drafts: [], groups: [], query: ""))
        screen.table.state.stories = []
        #expect(screen.table.anchor == RowAnchor(id: .storiesEmpty, distance: screen.shown.isEmpty ? 0 : 28))
    }

    @Test("a place survives a restart where its identity can be coded")
    func coded() throws {
        let anchor = RowAnchor(id: 7, distance: -3.5)
        let data = try JSONEncoder().encode(anchor)
        #expect(try JSONDecoder().decode(RowAnchor<Int>.self, from: data) == anchor)
    }
}
