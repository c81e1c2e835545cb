import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What an interaction puts off comes as it was asked for.
@MainActor
@Suite struct WaitingWorkTests {
    @Test("with its animation")
    func animation() {
        let screen = FeedScreen()
        screen.table.beginInteraction(.contextMenu)
        var next = Feed.sample
        next.stories.removeLast()
        screen.table.apply(next, animation: .fade)
        screen.table.flush()
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        #expect(screen.updates() == ["delete [1, 1] (fade)"])
    }

    @Test("with the screen in its place")
    func place() throws {
        let screen = FeedScreen(.long, height: 400)
        screen.tableView.headless.scroll(to: CGPoint(x: 0, y: 1_010))
        let anchor = try #require(screen.table.anchor)
        screen.table.beginInteraction(.contextMenu)
        var next = Feed.long
        next.stories.insert(contentsOf: (500..<520).map { Story(id: $0, title: "") }, at: 0)
        screen.table.apply(next, animation: .fade, keeping: .firstVisibleRow)
        screen.table.flush()
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        #expect(screen.table.anchor == anchor)
    }

    @Test("with the headers that are to be filled again")
    func headers() {
        let screen = FeedScreen()
        let header = screen.table.header(of: .groups("x"))?.textLabel
        screen.table.beginInteraction(.contextMenu)
        header?.text = "?"
        screen.table.reconfigure(.section(.groups("x")))
        screen.table.update { $0.stories.removeFirst() }
        screen.table.flush()
        screen.table.endInteraction(.contextMenu)
        screen.table.flush()
        #expect(screen.table.header(of: .groups("x"))?.textLabel?.text == "X")
    }

    @Test("with the first row in its place, where heights have become known")
    func heightsAhead() async {
        let table = LinesTable(count: 300)
        let path = IndexPath(row: 200, section: 0)
        table.view.scrollToRow(at: path, at: .top, animated: false)
        table.show()
        let offset = table.view.contentOffset.y
        table.beginInteraction(.contextMenu)
        await table.computeHeights()
        table.endInteraction(.contextMenu)
        table.show()
        #expect(table.view.rectForRow(at: path).minY != offset)
        #expect(table.view.contentOffset.y == table.view.rectForRow(at: path).minY)
    }

    @Test("what it changes off the screen is gone there where it is taken back")
    func offScreen() {
        let screen = FeedScreen(.long, height: 220)
        let path = IndexPath(row: 50, section: 1)
        screen.table.beginInteraction(.contextMenu)
        for title in ["upper", Feed.long.stories[50].title] {
            screen.table.update {
                $0.stories.removeLast()
                $0.stories[50].title = title
            }
            screen.table.flush()
        }
        screen.tableView.scrollToRow(at: path, at: .top, animated: false)
        #expect(screen.shown.contains("story s50"))
        #expect(screen.tableView.rectForRow(at: path).height == 40)
    }

    @Test("sizes of items follow there, and go back")
    func sizes() {
        let screen = GalleryScreen(.long, height: 220)
        let path = IndexPath(item: 200, section: 2)
        func height() -> CGFloat? {
            screen.view.layoutIfNeeded()
            return screen.view.layoutAttributesForItem(at: path)?.size.height
        }
        let before = height()
        screen.collection.beginInteraction(.contextMenu)
        var heights: [CGFloat?] = []
        for caption in [String(repeating: "long", count: 9), Gallery.long.photos[200].caption] {
            screen.collection.update {
                $0.photos.removeLast()
                $0.photos[200].caption = caption
            }
            screen.collection.flush()
            heights.append(height())
        }
        #expect(heights.first != before)
        #expect(heights.last == before)
    }
}
