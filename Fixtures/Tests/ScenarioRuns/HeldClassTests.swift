@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_of_the_context

private final class WideCell: StoryCell {
    override func configure(with story: Story) { textLabel?.text = "wide \(story.title)" }
}

private final class LeadCell: StoryCell {}
private final class WideTile: StoryTile {}

private final class WideHeader: DayHeader {
    override func configure(with stories: [Story]) { textLabel?.text = "wide \(stories.count)" }
}

private final class EndView: UITableViewHeaderFooterView {}
private final class WideShelfHeader: ShelfHeader {}

/// Classes of cells that the context holds.
@MainActor @Suite struct HeldClassTests {
    @Test func anotherClassInTheContextReplacesTheCells() {
        let screen = Screen()
        let stories = (0...1).map { Story(id: $0, title: "story \($0)") }
        let list = Feed.Table(
            Feed(stories: stories, plain: [Story(id: 7, title: "plain")], loaded: [9]), context: FeedContext(),
            in: screen.table)
        #expect(screen.rows == ["story 0", "story 1", "plain", "loaded 9"])
        #expect(screen.cells == ["StoryCell", "StoryCell", "StoryCell", "StoryCell"])
        list.context.looks.story = WideCell.self
        list.flush()
        #expect(screen.rows == ["story 0", "wide story 1", "plain", "wide loaded 9"])
        #expect(screen.cells == ["StoryCell", "WideCell", "StoryCell", "WideCell"])
        list.context.looks.lead = LeadCell.self
        list.state.stories[1].title = "news"
        list.flush()
        #expect(screen.cells == ["LeadCell", "WideCell", "StoryCell", "WideCell"])
        #expect(screen.rows == ["story 0", "wide news", "plain", "wide loaded 9"])
        #expect(screen.heights[0] == 60)
    }

    @Test func headersAreReplaced() {
        let screen = Screen()
        let stories = (0...2).map { Story(id: $0, title: "story \($0)") }
        let list = Days.Table(
            Days(today: [stories[0]], earlier: Array(stories[1...])), context: HeaderLooks(), in: screen.table)
        screen.table.layoutIfNeeded()
        func header(_ section: Int) -> UITableViewHeaderFooterView? { screen.table.headerView(forSection: section) }
        #expect(header(0).map { type(of: $0) == DayHeader.self } == true)
        #expect(header(0)?.textLabel?.text == "1 stories" && header(1)?.textLabel?.text == "2 stories")
        list.context.day = WideHeader.self
        list.context.end = EndView.self
        list.flush()
        screen.table.layoutIfNeeded()
        #expect(header(0) is WideHeader && header(1) is WideHeader)
        #expect(header(0)?.textLabel?.text == "wide 1" && header(1)?.textLabel?.text == "wide 2")
        #expect(screen.table.footerView(forSection: 1) is EndView)
        #expect(screen.table.footerView(forSection: 1)?.textLabel?.text == "2")
        list.state.today.append(Story(id: 9, title: "new"))
        list.state.earlier.removeLast()
        list.flush()
        screen.table.layoutIfNeeded()
        #expect(header(0)?.textLabel?.text == "wide 2" && header(1)?.textLabel?.text == "1 stories")
    }

    @Test func headersOfCollectionViewsAreReplaced() {
        let grid = Grid()
        let list = Shelves.Collection(
            Shelves(stories: [Story(id: 1, title: "a")]), context: HeaderLooks(), in: grid.view)
        grid.view.layoutIfNeeded()
        func header() -> UICollectionReusableView? { list.header(of: .stories) }
        #expect(header().map { type(of: $0) == ShelfHeader.self } == true && header()?.tag == 1)
        list.context.shelf = WideShelfHeader.self
        list.flush()
        grid.view.layoutIfNeeded()
        #expect(header() is WideShelfHeader && header()?.tag == 1)
    }

    @Test func itemsOfCollectionViewsAreReplaced() {
        let grid = Grid()
        let list = Shelf.Collection(
            Shelf(stories: [Story(id: 1, title: "a")]), context: FeedContext(), in: grid.view)
        grid.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        #expect(grid.view.cellForItem(at: path).map { type(of: $0) == StoryTile.self } == true)
        list.context.looks.tile = WideTile.self
        list.flush()
        grid.view.layoutIfNeeded()
        #expect(grid.view.cellForItem(at: path) is WideTile)
    }
}
