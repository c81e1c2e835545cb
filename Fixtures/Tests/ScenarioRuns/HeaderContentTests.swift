@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import headers_of_content

/// Headers and footers that a content configuration fills.
@MainActor @Suite struct HeaderContentTests {
    private func stories(_ ids: Range<Int>) -> [Story] { ids.map { Story(id: $0) } }

    @Test func aTableFillsThemAgainWithWhatTheyRead() {
        let screen = Screen()
        let state = Feed(
            stories: stories(0..<2), older: stories(10..<11), shelves: [Shelf(name: "a", books: stories(20..<21))])
        let table = Feed.Table(state, context: FeedContext(prefix: "All"), in: screen.table)
        #expect(screen.headers == ["All 2", "by hand", "a"])
        #expect(screen.footers == ["of 2"])
        #expect(screen.table.rectForFooter(inSection: 0).height == 40)
        table.state.stories += stories(2..<3)
        table.flush()
        #expect(screen.headers.first == "All 3")
        #expect(screen.footers == ["of 3"])
        table.context.prefix = "Some"
        table.flush()
        #expect(screen.headers.first == "Some 3")
        table.state.older += stories(11..<12)
        table.flush()
        #expect(screen.headers == ["Some 3", "2 older", "a"])
        #expect(screen.table.headerView(forSection: 1) is PlainHeader)
        table.state.stories = stories(0..<1)
        table.flush()
        #expect(screen.footers == [])
    }

    @Test func oneWithAConfigurationIsNotReusedForOneWithout() {
        let screen = Screen()
        let table = Feed.Table(
            Feed(stories: stories(0..<1), older: stories(10..<11), shelves: []),
            context: FeedContext(prefix: "All"), in: screen.table)
        screen.table.layoutIfNeeded()
        let identifiers = (0..<2).map { screen.table.headerView(forSection: $0)?.reuseIdentifier }
        #expect(identifiers == ["UITableViewHeaderFooterView.content", "UITableViewHeaderFooterView"])
        withExtendedLifetime(table) {}
    }

    @Test func aCollectionViewShowsThemInListCells() {
        let grid = Grid()
        let wall = Wall.Collection(Wall(tiles: stories(0..<2)), in: grid.view)
        let header = grid.header(0, as: UICollectionViewListCell.self)
        #expect((header?.contentConfiguration as? UIListContentConfiguration)?.text == "2 tiles")
        #expect(header?.frame.height ?? 0 > 10)
        wall.state.tiles += stories(2..<3)
        wall.flush()
        grid.view.layoutIfNeeded()
        let again = grid.header(0, as: UICollectionViewListCell.self)
        #expect((again?.contentConfiguration as? UIListContentConfiguration)?.text == "3 tiles")
        #expect(wall.footer(of: .tiles) is TileFooter)
    }
}
