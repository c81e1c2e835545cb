@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import moves_in_collections

@MainActor @Suite struct MovesInCollectionsTests {
    private final class Heard { var calls: [String] = [] }

    private let screen = Grid()
    private let heard = Heard()

    private func move(_ old: (Int, Int), _ new: (Int, Int)) -> Bool {
        screen.view.headless.move(
            itemAt: IndexPath(item: old.1, section: old.0), to: IndexPath(item: new.1, section: new.0))
    }

    @Test func itemsMoveInTheirProperty() {
        let heard = heard
        let list = Board.Collection(
            Board(cards: [.photo(Photo(id: 1)), .text("a"), .photo(Photo(id: 2))]),
            actions: Board.Actions { heard.calls.append("\($0.rowID) to \($1)") }, in: screen.view)
        #expect(!list.canMove(at: IndexPath(item: 1, section: 0)))
        #expect(move((0, 0), (0, 2)))
        #expect(list.state.cards.map(\.rowID) == [.text("a"), .photo(2), .photo(1)])
        #expect(heard.calls == ["photo(1) to 2"])
    }

    @Test func itemsMoveToAnotherPropertyOfTheirType() {
        let heard = heard
        let list = Shelves.Collection(
            Shelves(banner: nil, upper: [Photo(id: 1), Photo(id: 2)], lower: [Photo(id: 3)]),
            actions: Shelves.Actions(
                moveUpper: { heard.calls.append("upper \($0.id) to \($1)") },
                moveLower: { heard.calls.append("lower \($0.id) to \($1)") }), in: screen.view)
        #expect(move((1, 0), (2, 1)))
        #expect(list.state.lower.map(\.id) == [3, 1])
        #expect(heard.calls == ["lower 1 to 1"])
    }
}
