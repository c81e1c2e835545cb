import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct HomeTests {
    private static func podcasts(_ prefix: String, _ count: Int) -> [Podcast] {
        (0..<count).map { Podcast(id: "\(prefix)\($0)", title: "\(prefix) \($0)", author: "Ada") }
    }

    private let rails = ["New", "Science", "Comedy", "History", "Crime", "Music"].map {
        Rail(id: $0, title: $0, podcasts: podcasts($0, 12))
    }
    private let all = podcasts("All", 20)

    private func rail(_ index: Int, of phone: CollectionPhone) throws -> UICollectionView {
        let path = IndexPath(item: index, section: 0)
        return try #require(phone.view.headless.views(UICollectionView.self, inItemAt: path).first)
    }

    @Test func railsAreListsInTheirCells() async throws {
        let phone = await CollectionPhone(HomeController(rails: rails, podcasts: all))
        let first = try rail(0, of: phone)
        #expect(first.numberOfItems(inSection: 0) == 12)
        #expect(first.headless.screen.rows.first?.texts == ["New 0"])
        #expect(Set(first.headless.screen.rows.map(\.frame.width)) == [110])
    }

    @Test func podcastsAreInColumnsBelow() async {
        let phone = await CollectionPhone(HomeController(rails: Array(rails.prefix(1)), podcasts: all))
        #expect(phone.headers == [["All podcasts"]])
        let tiles = zip(phone.cells, phone.frames).filter { $0.0 == "PodcastTile" }.map(\.1)
        #expect(tiles[0].y == tiles[2].y && tiles[3].y > tiles[2].y)
    }

    @Test func aRailStaysWhereItWasScrolled() async throws {
        let controller = HomeController(rails: rails, podcasts: all)
        let phone = await CollectionPhone(controller)
        try rail(0, of: phone).headless.scroll(by: 0, x: 200)
        #expect(controller.offsets == ["New": CGPoint(x: 200, y: 0)])
        // Another rail comes above it, and the first one goes on in another cell.
        controller.show(Array(rails[1...2]) + [rails[0]])
        await phone.settle()
        #expect(try rail(2, of: phone).contentOffset.x == 200)
        #expect(try rail(0, of: phone).contentOffset.x == 0)
        let other = HomeController(rails: rails, podcasts: all)
        let restored = await CollectionPhone(other)
        other.offsets = controller.offsets
        await restored.settle()
        #expect(try rail(0, of: restored).contentOffset.x == 200)
    }

    @Test func aPodcastOfARailIsOpened() async throws {
        var opened: [String] = []
        let controller = HomeController(rails: rails, podcasts: all)
        controller.onOpen = { opened.append($0) }
        let phone = await CollectionPhone(controller)
        try #require(rail(1, of: phone).headless.tap(itemAt: IndexPath(item: 1, section: 0)))
        try phone.view.headless.scroll(by: 1_000)
        try phone.tap("All 0")
        #expect(opened == ["Science 1", "All 0"])
    }
}
