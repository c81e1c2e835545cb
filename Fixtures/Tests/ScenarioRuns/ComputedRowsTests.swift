@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import computed_rows

/// What is computed is evaluated once an update; whatever the table view asks is answered from that.
@MainActor @Suite struct ComputedRowsTests {
    private static let once = [
        "summary": 1, "unread": 1, "trolleys": 1, "usage": 1, "note of a": 1, "note of b": 1, "note of desk": 1,
    ]

    private final class Actions: Library.Actions {
        var calls: [String] = []
        func select(books: Book) { calls.append("\(books.title) on the desk") }
        func select(books: Book, in section: Shelf) { calls.append("\(books.title) in \(section.name)") }
        func didEndDisplaying(books: Book) {}
        func didEndDisplaying(books: Book, in section: Shelf) { calls.append("\(books.title) left \(section.title)") }
    }

    private let screen = Screen(style: .grouped)
    private let log = EvaluationLog()
    private let actions = Actions()

    private func library(_ books: Int = 40) -> Library {
        Library(
            shelves: [
                Shelf(name: "a", title: "A", books: (0..<books).map { Book(id: $0, title: "\($0)") }, log: log),
                Shelf(name: "b", title: "B", books: [Book(id: 100, title: "100")], log: log),
            ],
            desk: Shelf(name: "desk", title: "Desk", books: [Book(id: 200, title: "200")], log: log), reader: "Ann",
            log: log)
    }

    /// The counts of the evaluations since the last call, those that depend on the configuration left out.
    private func evaluations() -> [String: Int] {
        var counts = log.take()
        #if !DEBUG
        counts["usage"] = 1
        #endif
        return counts
    }

    @Test func oneEvaluationAnUpdateWhateverIsAsked() {
        let list = Library.Table(library(), actions: actions, in: screen.table)
        #expect(screen.rows.prefix(3) == ["2 shelves for Ann", "40 books", "0"])
        for _ in 0..<20 { screen.table.headless.scroll(by: 200) }
        list.flush()
        _ = list.indexPath(of: .unread(39))
        _ = list.section(at: 5)
        #expect(evaluations() == Self.once)

        var next = library(39)
        next.reader = "Bob"
        list.state = library(3)
        list.state = next
        list.flush()
        for _ in 0..<20 { screen.table.headless.scroll(by: -200) }
        #expect(screen.rows.prefix(3) == ["2 shelves for Bob", "39 books", "0"])
        #expect(evaluations() == Self.once)

        list.reconfigure(.visible)
        list.reload()
        list.flush()
        _ = screen.rows
        #expect(evaluations() == [:])
    }

    @Test func aRowThatIsChangedBringsItsComputedRowsWithIt() {
        let list = Library.Table(library(2), actions: actions, in: screen.table)
        #expect(screen.rows == ["2 shelves for Ann", "2 books", "0", "1", "100", "200", "0"])
        _ = evaluations()
        screen.table.headless.clearUpdates()
        #expect(
            list.update(shelves: "a", books: 1) { book in
                book.isRead = true
                book.title = "one of \(list.state.shelves.count)"
            })
        #expect(list.update(deskBooks: 200) { $0.title = "two hundred" })
        #expect(!list.update(shelves: "b", books: 1) { $0.isRead = true })
        list.flush()
        #expect(screen.rows == ["2 shelves for Ann", "2 books", "0", "one of 2", "100", "two hundred", "0"])
        // Once for each state in which a row was looked for; the pass takes the last.
        #expect(evaluations() == Self.once.mapValues { $0 * 2 })
        #expect(screen.batches.flatMap(\.rowDeletes) == [IndexPath(row: 1, section: 4)])
        #expect(list.applied.unread.map(\.id) == [0, 100])
    }

    @Test func sectionsThatAreComputedComeAndGo() {
        let list = Library.Table(library(2), actions: actions, in: screen.table)
        #expect(list.applied.trolleys.isEmpty)
        list.update { $0.shelves[1].books = [] }
        list.flush()
        #expect(list.applied.section(at: 5) == .trolleys("b"))
        #expect(screen.headers == ["A", "Desk", "Unread"])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 3))
        #expect(actions.calls == ["100 left B", "0 in a", "200 on the desk"])
        actions.calls = []
        list.update { $0.shelves[0].title = "AA" }
        list.flush()
        list.update { $0.shelves = [] }
        list.flush()
        #expect(actions.calls == ["0 left A", "1 left A"])
    }

    @Test func aListOfOneSectionKeepsItsHeader() {
        let list = Draft.Table(Draft(title: "", books: [Book(id: 1, title: "one")]), in: screen.table)
        #expect(screen.rows == ["No title", "one"])
        list.update { $0.title = "Letters" }
        list.update(books: 1) { $0.title = "two" }
        list.flush()
        #expect(screen.rows == ["two"])
        #expect(screen.headers == ["Letters"])
    }
}
