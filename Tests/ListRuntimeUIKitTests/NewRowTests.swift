import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows that the newest state has, and the applied one has not.
@MainActor
@Suite struct NewRowTests {
    private let screen = FeedScreen(
        Feed(
            banner: nil, stories: (0..<40).map { Story(id: $0, title: "s\($0)") }, posts: [], drafts: [], groups: [],
            query: ""), height: 400)
    private let new = Feed.RowID.stories(100)

    private var table: Feed.Table { screen.table }
    private var shown: Set<String> { Set(screen.shown) }

    private func append() { table.update { $0.stories.append(Story(id: 100, title: "new")) } }

    @Test("scrolling to a new row applies it")
    func scroll() {
        append()
        #expect(table.scroll(to: new, at: .middle, animated: false))
        #expect(table.applied.stories.count == 41 && shown.contains("story new"))
        #expect(!table.scroll(to: .stories(200)))
    }

    @Test("selecting a new row applies it")
    func select() {
        append()
        #expect(table.select(new))
        #expect(table.selection == [new])
    }

    @Test("an anchor in a new row is a place to scroll to")
    func anchor() {
        append()
        #expect(table.scroll(to: RowAnchor(id: new, distance: 0)))
        #expect(shown.contains("story new"))
    }

    @Test("under a gesture the list scrolls and selects when it ends")
    func gesture() {
        table.beginInteraction(.contextMenu)
        append()
        #expect(table.scroll(to: new, animated: false) && table.select(new))
        #expect(table.applied.stories.count == 40 && table.selection.isEmpty && !shown.contains("story new"))
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(table.selection == [new] && shown.contains("story new"))
    }

    @Test("inside a pass they are done by the next one")
    func pass() {
        screen.fillOnce {
            append()
            #expect(table.scroll(to: new, animated: false) && table.select(new))
            #expect(table.indexPath(of: new) == nil)
        }
        table.reconfigure(.visible)
        table.flush()
        #expect(table.selection == [new] && shown.contains("story new"))
    }

    @Test("what was asked of a row that never comes is forgotten, as is a selection that is taken back")
    func taken() {
        table.beginInteraction(.contextMenu)
        append()
        #expect(table.select(new) && table.deselect(new))
        #expect(table.scroll(to: new))
        table.update { $0.stories.removeLast() }
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(table.requests.isEmpty && table.selection.isEmpty)
        append()
        table.flush()
        #expect(table.selection.isEmpty && screen.tableView.contentOffset == .zero)
    }

    @Test("a new row that is touched is looked at in the pass that brings it")
    func touch() {
        let draft = Draft(guid: "new", subject: "a")
        table.beginInteraction(.contextMenu)
        table.update { $0.drafts.append(draft) }
        #expect(table.touch(.drafts("new")) && !table.touch(.drafts("other")))
        #expect(table.requests.waiting.count == 1)
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(table.requests.isEmpty)
    }

    @Test("look-ups answer from the applied state, and say so once")
    func lookUps() {
        append()
        #expect(table.row(withID: new) == nil && table.indexPath(of: new) == nil && table.cell(for: new) == nil)
        #expect(table.indexPath(of: .stories(300)) == nil)
        #expect(screen.reports == [.rowNotApplied("stories(100)")])
        table.flush()
        #expect(table.indexPath(of: new) == IndexPath(row: 40, section: 1))
    }

    @Test("a row that is in neither state is not reported")
    func unknown() {
        append()
        #expect(table.row(withID: .stories(300)) == nil)
        #expect(screen.reports.isEmpty)
    }
}
