@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collection_sizes_measured

@MainActor @Suite struct CollectionSizesMeasuredTests {
    private let chips = [Chip(text: "a"), Chip(text: "a longer text")]

    @Test func aFlowLayoutMeasuresEachCell() {
        let grid = Grid()
        let list = Chips.Collection(Chips(chips: chips), in: grid.view)
        list.flush()
        #expect(grid.flow?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        let frames = grid.frames()
        #expect(frames[0].width < 20)
        #expect(frames[1].width > 60)
        #expect(frames[0].minX == 10)
        list.state.chips[0].text = "now a longer text as well"
        list.flush()
        #expect(grid.frames()[0].width > 100)
    }

    @Test func anEstimateOfTheAppStays() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 80, height: 20)
        let grid = Grid(layout)
        let list = Chips.Collection(Chips(chips: chips), in: grid.view)
        list.flush()
        #expect(layout.estimatedItemSize == CGSize(width: 80, height: 20))
        // Another list takes the view over.
        let given = Given.Collection(Given(chips: chips), in: grid.view)
        given.flush()
        #expect(layout.estimatedItemSize == .zero)
        #expect(grid.frames().map(\.size) == [CGSize(width: 320, height: 30), CGSize(width: 320, height: 30)])
    }
}
