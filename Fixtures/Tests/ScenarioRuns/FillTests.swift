@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import fill_beside_effects
@testable import fill_by_property

/// Cells that are filled by a property, and beside what could not be called.
@MainActor @Suite struct FillTests {
    private let screen = Screen()

    @Test func aPropertyFillsTheCell() {
        let list = Cards.Table(
            Cards(cards: [Card(id: 1, title: "one"), Card(id: 2, title: "two")]), in: screen.table)
        #expect(screen.rows == ["one", "two"])
        #expect(list.update(cards: 1) { $0.title = "1" })
        list.flush()
        #expect(screen.rows == ["1", "two"])
        #expect(list.cell(cards: 2)?.card == Card(id: 2, title: "two"))
    }

    @Test func whatWaitsOrThrowsFillsNothing() {
        let list = fill_beside_effects.Feed.Table(
            fill_beside_effects.Feed(stories: [fill_beside_effects.Story(id: 1, title: "a")]),
            context: FeedContext(theme: fill_beside_effects.Theme(tint: .red)), in: screen.table)
        #expect(screen.rows == ["a"])
        #expect(list.applied.sectionCount == 1)
        #expect(list.cell(stories: 1)?.textLabel?.textColor == .red)
        list.context.theme.tint = .blue
        list.flush()
        #expect(screen.rows == ["a"])
        #expect(list.cell(stories: 1)?.textLabel?.textColor == .blue)
        #expect(list.cell(stories: 1)?.loads == 1)
    }
}
