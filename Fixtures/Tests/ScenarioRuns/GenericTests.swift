@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import actions_closures
@testable import collections
@testable import context_generic
@testable import fill_inherited_generic

/// Generic contexts, superclasses and collections, and cells that the app fills by a closure.
@MainActor @Suite struct GenericTests {
    private let screen = Screen()

    @Test func membersOfAGenericContextFillCells() {
        let list = context_generic.Feed.Table(
            context_generic.Feed(stories: [context_generic.Story(id: 7)], tinted: [], items: []),
            context: Pair(first: Theme(tint: .red), second: [:]), in: screen.table)
        #expect(screen.rows == [""])
        #expect(screen.heights == [44])
        list.context.second = [7: "seven"]
        list.flush()
        #expect(screen.rows == ["seven"])
        #expect(screen.heights == [60])
    }

    @Test func cellsInheritFromGenericClasses() {
        let list = fill_inherited_generic.Feed.Table(
            fill_inherited_generic.Feed(statuses: [Status(id: 1, text: "hi")], photos: [Photo(id: 1)]),
            in: screen.table)
        #expect(screen.rows == ["hi", ""])
        #expect(screen.cells == ["StatusCell", "PhotoCell"])
        #expect(screen.heights == [160, 160])
        #expect(list.update(statuses: 1) { $0.text = "ho" })
        list.flush()
        #expect(screen.rows == ["ho", ""])
    }

    @Test func rowsOfEveryCollectionFollowTheirState() {
        var topics = collections.OrderedSet<String>()
        topics.append("x")
        let stories = (1...4).map { collections.Story(id: $0, title: "\($0)") }
        let list = collections.Feed.Table(
            collections.Feed(
                stories: ContiguousArray(stories), page: stories[1...2], tags: ["a", "a"], topics: topics, query: "4"),
            in: screen.table)
        #expect(screen.rows == ["1", "2", "3", "4", "2", "3", "a", "a", "x", "4"])
        #expect(list.indexPath(of: .page(3)) == IndexPath(row: 1, section: 1))
        #expect(list.indexPath(of: .tags("a", 1)) == IndexPath(row: 1, section: 2))
        #expect(list.update(stories: 1) { $0.title = "one" })
        list.flush()
        list.update {
            $0.page = $0.page.dropFirst()
            $0.tags.removeFirst()
            $0.topics.append("y")
            $0.query = "one"
        }
        list.flush()
        #expect(screen.rows == ["one", "2", "3", "4", "3", "a", "x", "y", "one"])
    }

    @Test func theAppFillsCellsByAClosure() {
        let list = actions_closures.Downloads.Table(
            actions_closures.Downloads(downloads: [Download(id: 1, name: "a")], failures: [Failure(id: 7)]),
            actions: .init(
                configureDownloads: { cell, download in cell.textLabel?.text = download.name },
                configureFailures: { cell, failure in cell.textLabel?.text = "\(failure.id) failed" }),
            in: screen.table)
        #expect(screen.rows == ["a", "7 failed"])
        list.state.downloads.append(Download(id: 2, name: "b"))
        list.flush()
        #expect(screen.rows == ["a", "b", "7 failed"])
    }
}
