@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import identity_by_methods

/// Identity and content by methods of models.
@MainActor @Suite struct ModelMethodTests {
    private let screen = Screen()

    @Test func methodsTellWhichRowIsTheSameAndWhatChanged() {
        let player = Player(name: "p")
        let feed = Feed(
            stories: [Story(number: 1, title: "a"), Story(number: 2, title: "b")], pages: [Page(url: "u", text: "x")],
            players: [player, Player(name: "q")], items: [.story(Story(number: 1, title: "c")), .player(player)])
        let table = Feed.Table(feed, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["a", "b", "x", "p", "q", "c", "p"])
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.update {
            $0.stories = [Story(number: 2, title: "b"), Story(number: 1, title: "new")]
            $0.pages[0].text = "y"
            $0.players.swapAt(0, 1)
        }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["b", "new", "y", "q", "p", "c", "p"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test func objectsThatMethodsGiveAreEqualByTheirOwnMethod() {
        #expect(Entry.note(Note(number: 1)).rowID == .note(ObjectIdentity(NSNumber(value: 1))))
        #expect(Entry.note(Note(number: 1)).rowID != .note(ObjectIdentity(NSNumber(value: 2))))
        #expect(Entry.note(Note()).rowID == .note(ObjectIdentity(nil)))
        #expect(Entry.note(Note()).rowID != .note(ObjectIdentity(NSNumber(value: 1))))
        #expect(Set([1, 1, 2].map { Entry.note(Note(number: $0)).rowID }).count == 2)
    }
}
