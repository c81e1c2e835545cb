import Foundation
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_of_types

/// Rows of a protocol or base class: the types below it are the kinds, and a value of another type is left out.
@MainActor @Suite struct RowsOfTypesTests {
    /// A type that no input declares.
    private struct Stranger: FeedItem {
        let id: Int
        var title = "Stranger"
    }

    /// A class below one that the inputs declare.
    private final class GifMessage: MediaMessage { override var name: String { "Gif" } }

    private final class Actions: Feed.Actions, Wall.Actions {
        var selected: [String] = []
        func select(_ row: FeedItemRow) { selected.append(row.value.title) }
        func select(_ row: FeedItemRow, in section: Day) { selected.append("\(row.value.title) on \(section.name)") }
    }

    private let screen = Screen()
    private let actions = Actions()

    private func feed(_ items: [any FeedItem]) -> Feed {
        Feed(pinned: Post(id: 1, title: "Pinned"), items: items, days: [])
    }

    @Test func eachTypeHasTheNearestCell() throws {
        let url = try #require(URL(string: "a:b"))
        var state = feed([
            Post(id: 2, title: "Post"), Ads.Banner(id: 3, sponsor: "Ann"), Event(id: 4, title: "Event"), url,
        ])
        state.days = [Day(name: "Monday", items: [Event(id: 5, title: "Talk")])]
        let list = Feed.Table(state, actions: actions, in: screen.table)
        #expect(screen.rows == ["Post Pinned", "Post Post", "Ad of Ann", "Item Event", "Item a:b", "Item Talk"])
        #expect(list.indexPath(of: .items(.banner(3))) == IndexPath(row: 1, section: 1))
        #expect(list.indexPath(of: .days("Monday", .items(.event(5)))) == IndexPath(row: 0, section: 2))
        screen.table.headless.tap(rowAt: IndexPath(row: 2, section: 1))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 2))
        #expect(actions.selected == ["Event", "Talk on Monday"])
    }

    @Test func anotherTypeIsAnotherRow() throws {
        let list = Feed.Table(
            feed([Post(id: 2, title: "a"), Event(id: 3, title: "b")]), actions: actions, in: screen.table)
        list.flush()
        screen.table.headless.clearUpdates()
        list.update { $0.items = [Post(id: 2, title: "A"), Ads.Banner(id: 3, sponsor: "Bob")] }
        list.flush()
        #expect(screen.rows == ["Post Pinned", "Post A", "Ad of Bob"])
        let batch = try #require(screen.batches.first)
        #expect(batch.rowDeletes == [IndexPath(row: 1, section: 1)])
        #expect(batch.rowInserts == [IndexPath(row: 1, section: 1)])
        list.update { $0.pinned = nil }
        list.flush()
        #expect(screen.rows == ["Post A", "Ad of Bob"])
    }

    @Test func aValueOfATypeThatWasNotReadIsLeftOutAndReported() {
        let list = Feed.Table(feed([Stranger(id: 1), Post(id: 2, title: "a")]), actions: actions, in: screen.table)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(screen.rows == ["Post Pinned", "Post a"])
        #expect(reports == [.unknownRow("Stranger")])
        list.update {
            $0.pinned = Stranger(id: 3)
            $0.days = [Day(name: "Monday", items: [Stranger(id: 5)])]
        }
        list.flush()
        #expect(screen.rows == ["Post a"])
        #expect(list.applied.unknownRows.count == 3)
        #expect(reports == [.unknownRow("Stranger")], "each type once")
    }

    @Test func objectsOfAClassAreRowsOfTheNearestClassThatIsShown() {
        let video = VideoMessage(id: 3, text: "film")
        let list = Chat.Table(
            Chat(messages: [
                TextMessage(id: 1, text: "hello"), PhotoMessage(id: 2, text: "beach"), video,
                GifMessage(id: 4, text: "cat"),
                Message(id: 5, text: "bare"),
            ]), in: screen.table)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(screen.rows == ["hello", "Photo: beach", "Play film", "Gif: cat"])
        #expect(reports == [.unknownRow("Message")])
        video.text = "series"
        list.touch(.videoMessage(3))
        list.flush()
        #expect(screen.rows[2] == "Play series")
    }

    @Test func aProviderMakesTheCellOfAValue() throws {
        Inbox.EntryRow.register(in: screen.table)
        let entries: [any Inbox.Entry] = [Inbox.Letter(title: "Hello"), Inbox.Parcel(weight: 500)]
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: screen.table) { table, path, _ in
            Inbox.EntryRow(entries[path.row])?.cell(in: table, at: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.rows == ["Hello", "500 g"])
    }

    @Test func collectionViewsShowThem() throws {
        let grid = Grid()
        let list = Wall.Collection(
            Wall(items: [Post(id: 1, title: "a"), Stranger(id: 2)]), actions: actions, in: grid.view)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(grid.view.numberOfItems(inSection: 0) == 1)
        #expect(try #require(grid.cell(0, as: PosterCell.self)).title.text == "Poster of a")
        #expect(reports == [.unknownRow("Stranger")])
    }
}
