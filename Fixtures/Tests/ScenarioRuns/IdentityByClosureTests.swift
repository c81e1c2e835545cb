import ListRuntimeUIKit
import Testing
import UIKit

@testable import identity_by_closure

/// Identities that closures of marks say.
@MainActor @Suite struct IdentityByClosureTests {
    private let screen = Screen()

    @Test func closuresTellWhichRowIsTheSame() {
        let feed = Feed(
            stories: [Story(uuid: "1", name: "a"), Story(uuid: nil, name: "b")],
            pages: [Page(url: "u", part: 1), Page(url: "u", part: 2)], numbers: [Story(name: "n", number: 1)],
            last: Page(url: "l", part: 3),
            topics: [Topic(remoteID: nil, title: "t", stories: [Story(name: "x")])],
            items: [.story(Story(uuid: "2", name: "s")), .note(Page(url: "p", part: 0), by: Story(name: "w"))])
        let table = Feed.Table(feed, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["a", "b", "u", "u", "n", "l", "x", "s", "pw"])
        let cells = [0, 1].map { screen.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        table.update {
            $0.stories = [Story(uuid: nil, name: "b"), Story(uuid: "1", name: "new")]
            $0.topics[0].stories[0].name = "X"
        }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["b", "new", "u", "u", "n", "l", "X", "s", "pw"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[0])
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cells[1])
        #expect(Item.note(Page(url: "p", part: 7), by: Story(name: "w")).rowID == .note("wp"))
    }

    @Test func equalIdentitiesAreLeftOut() {
        var topic = Topic(remoteID: "r", title: "t", stories: [Story(name: "One"), Story(name: "one")])
        #expect(topic.rowID(at: 0) == topic.rowID(at: 1))
        topic.stories.removeLast()
        #expect(Feed.topicsSectionIdentity(topic) == "r")
    }
}
