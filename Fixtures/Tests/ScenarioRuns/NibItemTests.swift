@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collection_cells_from_nibs

/// Items and headers of a collection view that come from their nibs.
@MainActor @Suite struct NibItemTests {
    let grid = Grid()

    init() { HeadlessNibs.useScenarios() }

    private var state: Posters {
        Posters(posters: [Poster(id: 1, title: "Alien"), Poster(id: 2, title: "Brazil")])
    }

    @Test func outletsAreConnectedBeforeTheyAreFilled() throws {
        let list = Posters.Collection(state, in: grid.view)
        list.flush()
        let cell = try #require(list.cell(for: .posters(2)) as? PosterCell)
        #expect(cell.titleLabel.text == "Brazil")
        #expect(cell.titleLabel.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "poster")
        #expect(grid.frames().map(\.size) == Array(repeating: CGSize(width: 155, height: 90), count: 2))
        let header = try #require(grid.header(0, as: PosterHeader.self))
        #expect(header.countLabel.text == "2")
        #expect(header.frame.height == 40)
    }

    @Test func aHeaderFromANibFollowsItsRows() throws {
        let list = Posters.Collection(state, in: grid.view)
        list.flush()
        list.state.posters.append(Poster(id: 3, title: "Cube"))
        list.flush()
        #expect(try #require(grid.header(0, as: PosterHeader.self)).countLabel.text == "3")
    }
}
