@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_filled_again_in_collections

/// The same of a collection view.
@MainActor @Suite struct ItemsFilledAgainTests {
    private let grid = Grid()

    private func collection(_ cards: [Card], numbered: [Card] = []) -> Board.Collection {
        Board.Collection(Board(notice: false, cards: cards, numbered: numbered), in: grid.view)
    }

    private func update(_ collection: Board.Collection, _ change: (inout Board) -> Void) {
        collection.update(change)
        collection.flush()
        grid.view.layoutIfNeeded()
    }

    @Test func aPlainListCellIsAsItWasMadeBeforeItIsFilledAgain() throws {
        let collection = collection([Card(id: 1, title: "a", isDone: true)])
        let cell = try #require(grid.cell(0, 1, as: UICollectionViewListCell.self))
        #expect(cell.accessories.count == 1 && cell.backgroundColor == .gray && cell.indentationLevel == 1)
        update(collection) { $0.cards[0] = Card(id: 1, title: "plain") }
        #expect(grid.cell(0, 1, as: UICollectionViewListCell.self) === cell)
        #expect(cell.accessories.isEmpty && cell.backgroundColor == nil && cell.indentationLevel == 0)
        #expect(cell.contentConfiguration != nil, "the content stays while it is the same row")
        update(collection) { $0.cards = [] }
        update(collection) { $0.cards = [Card(id: 2, title: "plain")] }
        #expect(grid.cell(0, 1, as: UICollectionViewListCell.self) === cell)
        #expect(cell.contentConfiguration == nil)
    }

    @Test func anItemThatIsReloadedShowsItsIndexPathInAnotherCell() throws {
        let collection = collection([], numbered: [Card(id: 1, title: "a"), Card(id: 2, title: "b")])
        update(collection) { $0.numbered.insert(Card(id: 3, title: "c"), at: 0) }
        let cells = try (0..<3).map { try #require(grid.cell($0, 2, as: NumberCell.self)) }
        #expect(cells.map(\.text) == ["2-0 c", "2-1 a", "2-2 b"])
        #expect(cells.map(\.fills) == [1, 1, 1])
    }
}
