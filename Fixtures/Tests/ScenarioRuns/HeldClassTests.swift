@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_of_the_context

private final class WideCell: StoryCell {
    override func configure(with story: Story) { textLabel?.text = "wide \(story.title)" }
}

private final class LeadCell: StoryCell {}
private final class WideTile: StoryTile {}

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
