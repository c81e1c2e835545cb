@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_of_types_in_sections

/// Rows of a protocol in cases, in arrays of arrays, in members of elements and as what is loaded.
@MainActor @Suite struct RowsOfTypesInSectionsTests {
    /// A type that no input declares.
    private struct Stranger: FeedItem { let id: Int }
    private final class GifMessage: Message {}

    private final class Actions: Feed.Actions, Chat.Actions {
        var log: [String] = []
        func select(parts: Part.Row, in section: Part) { log.append("select \(section.sectionID)") }
        func didEndDisplaying(parts: Part.Row, in section: Part) { log.append("end \(section.sectionID)") }
        func select(messages: MessageRow) { log.append("message \(messages.value.id)") }
    }

    private let screen = Screen()
    private let actions = Actions()

    private func table(_ content: Content = .loading, _ parts: [Part] = []) -> Feed.Table {
        screen.table.frame.size.height = 6_000
        return Feed.Table(
            Feed(content: content, days: [], groups: [], parts: parts), actions: actions, in: screen.table)
    }

    @Test func inACaseOfASectionEnum() {
        let table = table(.items([Post(id: 1, title: "a"), Ad(id: 2)]))
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        #expect(screen.rows == ["Post a", "Item 2, 2 of 2"])
        #expect(screen.headers == ["2 found"])
        table.update { $0.content = .items([Ad(id: 2), Stranger(id: 9), Post(id: 1, title: "b"), Ad(id: 3)]) }
        table.flush()
        #expect(screen.rows == ["Item 2, 1 of 3", "Post b", "Item 3, 3 of 3"])
        #expect(screen.headers == ["4 found"], "the header shows what the case carries")
        #expect(reports == [.unknownRow("Stranger")])
        table.update { $0.content = .items([]) }
        table.flush()
        #expect(screen.cells == ["EmptyCell"])
        table.update { $0.content = .texts([Post(id: 1, title: "t")]) }
        table.flush()
        #expect(table.update(contentTexts: 1) { $0.title = "u" })
        table.flush()
        #expect(screen.rows == ["Post u"])
    }

    @Test func inSectionsOfTheDataWithComputedRows() {
        let shelf = Shelf(id: "s", title: "S", posts: [], items: [Ad(id: 4)])
        let table = table(.loading, [.top(item: Ad(id: 1)), .pinned(nil), .shelf(shelf)])
        #expect(screen.rows == ["", "Item 1, 1 of 1", "Nothing in S", "Item 4, 1 of 1"])
        #expect(screen.headers == ["S"])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 3))
        #expect(actions.log == ["select shelf(\"s\")"])
        screen.table.headless.clearUpdates()
        table.update {
            $0.parts[1] = .pinned(Post(id: 7, title: "p"))
            $0.parts[2] = .shelf(Shelf(id: "s", title: "T", posts: [Post(id: 5, title: "x")], items: [Ad(id: 4)]))
        }
        table.flush()
        #expect(screen.rows == ["", "Item 1, 1 of 1", "Post p", "Post x", "Item 4, 1 of 1"])
        #expect(screen.headers == ["T"])
        #expect(screen.batches.allSatisfy { $0.sectionDeletes.isEmpty && $0.sectionInserts.isEmpty })
        table.update { $0.parts.removeFirst() }
        table.flush()
        #expect(actions.log.last == "end top")
    }

    @Test func inArraysOfArraysAndMembersOfElements() throws {
        let table = table()
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        table.update {
            $0.days = [[Ad(id: 1), Post(id: 2, title: "a")], [Stranger(id: 3)]]
            $0.groups = [Group(name: "g", items: [Post(id: 2, title: "b"), Stranger(id: 8)])]
        }
        table.flush()
        #expect(screen.rows == ["", "Item 1, 1 of 2", "Post a", "Post b"])
        #expect(screen.headers == ["2 items", "g (2)"])
        #expect(reports == [.unknownRow("Stranger")])
        #expect(table.indexPath(of: .groups("g", .post(2))) == IndexPath(row: 0, section: 3))
        screen.table.headless.clearUpdates()
        table.update {
            $0.groups.insert(Group(name: "h", items: [Ad(id: 5)]), at: 0)
            $0.groups[1].items.append(Ad(id: 6))
        }
        table.flush()
        #expect(screen.rows == ["", "Item 1, 1 of 2", "Post a", "Item 5, 1 of 1", "Post b", "Item 6, 2 of 2"])
        #expect(screen.headers == ["2 items", "h (1)", "g (3)"])
        let batch = try #require(screen.batches.first)
        #expect(batch.sectionInserts == [3] && batch.sectionDeletes == [])
    }

    @Test func equalRowsAreTakenOutWhereThatIsAskedFor() {
        let table = table()
        table.duplicatePolicy = .keepFirst
        table.update {
            $0.content = .items([Ad(id: 1), Ad(id: 1)])
            $0.days = [[Ad(id: 2), Ad(id: 2)]]
            $0.parts = [.shelf(Shelf(id: "s", title: "S", posts: [], items: [Ad(id: 3), Ad(id: 3)]))]
        }
        table.flush()
        #expect(
            screen.rows == ["Item 1, 1 of 1", "Item 2, 1 of 1", "Nothing in S", "Item 3, 1 of 1"])
    }

    @Test func asWhatIsLoaded() {
        let store = Store()
        store.messages = [1: TextMessage(id: 1), 2: PhotoMessage(id: 2), 4: GifMessage(id: 4)]
        let chat = Chat.Table(Chat(messages: [1, 2, 3, 4]), context: store, actions: actions, in: screen.table)
        var reports: [ListReport] = []
        chat.onReport = { reports.append($0) }
        #expect(screen.rows.prefix(2) == ["text 1", "photo 2"])
        #expect(screen.heights[1] == 90)
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(actions.log == ["message 2"])
        store.messages[1] = PhotoMessage(id: 11)
        chat.touch(.messages(1))
        chat.flush()
        #expect(screen.rows.first == "photo 11")
        chat.touch(.messages(4))
        chat.flush()
        #expect(reports == [.unknownRow("GifMessage")])
    }

    @Test func asWhatAControllerLoads() {
        let controller = InboxController()
        controller.letters = ["a": Bill(amount: 5)]
        let inbox = Inbox.Table(Inbox(letters: ["a", "b"]), context: controller, in: screen.table)
        #expect(screen.rows == ["5", "none"])
        #expect(inbox.visibleRows.count == 2)
    }

    @Test func equalIdsAreTakenOutWhereThatIsAskedFor() {
        let inboxController = InboxController()
        let inbox = Inbox.Table(Inbox(letters: []), context: inboxController, in: screen.table)
        inbox.duplicatePolicy = .keepFirst
        inbox.state = Inbox(letters: ["a", "b", "a"])
        inbox.flush()
        #expect(screen.rows.count == 2)
    }
}
