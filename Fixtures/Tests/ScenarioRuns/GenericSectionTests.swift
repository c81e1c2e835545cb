@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import generic_sections

/// Section structs with type parameters: each list says what they are.
@MainActor @Suite struct GenericSectionTests {
    private final class Actions: Shop.Actions {
        var log: [String] = []
        func select(seasons: ArraySection<Season, Episode>.Row, in section: ArraySection<Season, Episode>) {
            guard case .elements(let episode) = seasons else { return }
            log.append("\(episode.title) of \(section.model.title)")
        }
        func didEndDisplaying(seasons: ArraySection<Season, Episode>.Row, in section: ArraySection<Season, Episode>) {
            log.append("end of \(section.model.title)")
        }
    }

    private let screen = Screen()
    private let actions = Actions()

    private func season(_ id: Int, _ episodes: [Episode]) -> ArraySection<Season, Episode> {
        ArraySection(model: Season(id: id, title: "Season \(id)"), elements: episodes)
    }

    private func episode(_ id: Int) -> Episode { Episode(id: id, title: "e\(id)") }

    @Test func eachListHasTheCellsOfItsArguments() throws {
        screen.table.frame.size.height = 6_000
        let list = Shop.Table(
            Shop(
                seasons: [season(1, [episode(1), episode(2)])],
                shelf: ProductSection(model: Season(id: 9, title: "Shelf"), elements: [Product(id: "mug")]),
                parts: [.episodes([episode(5)]), .ranking(Ranking(id: "r", rest: [Product(id: "cap")]))],
                best: Ranking(id: "Best", rest: [episode(7), episode(8)])),
            actions: actions, in: screen.table)
        #expect(screen.rows == ["1 e1", "2 e2", "mug", "1 e5", "cap", "", "7", "", ""])
        #expect(screen.headers == ["Season 1", "Shelf", "r", "Best"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 4))?.tag == 2)
        #expect(list.cell(seasons: 1, elements: 2) != nil)
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(actions.log == ["e2 of Season 1"])
        #expect(list.update(seasons: 1, elements: 2) { $0.title = "two" })
        list.flush()
        #expect(screen.rows[1] == "2 two")
        screen.table.headless.clearUpdates()
        list.update {
            $0.seasons.insert(season(2, [episode(3)]), at: 0)
            $0.shelf.elements.append(Product(id: "pen"))
            $0.best.rest.removeFirst()
        }
        list.flush()
        #expect(screen.rows == ["1 e3", "1 e1", "2 two", "mug", "pen", "1 e5", "cap", "", "8", ""])
        #expect(screen.headers.first == "Season 2")
        list.update { $0.seasons.removeAll { $0.model.id == 1 } }
        list.flush()
        #expect(actions.log.contains("end of Season 1"))
    }

    @Test func inAListWithTheSameParameter() {
        let list = Browser<Product>.Table(
            Browser(
                groups: [
                    ArraySection(model: Season(id: 1, title: "One"), elements: [Product(id: "a"), Product(id: "b")])
                ],
                rankings: []), in: screen.table)
        #expect(screen.headers == ["One"])
        #expect((0..<2).map { screen.table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag } == [1, 1])
        list.update { $0.rankings = [Ranking(id: "R", rest: [Product(id: "z")])] }
        list.flush()
        #expect(screen.rows.suffix(2) == ["z", ""])
    }
}
