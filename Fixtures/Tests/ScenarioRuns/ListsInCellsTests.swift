@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import lists_in_cells

/// Lists in the cells of a list.
@MainActor @Suite struct ListsInCellsTests {
    final class Taps: Library.Actions {
        var log: [String] = []

        func select(albums: Album) { log.append(albums.title) }
    }

    let screen = Screen()
    let taps = Taps()

    private func library(_ count: Int) -> Library {
        Library(
            name: "all",
            shelves: (0..<count).map { shelf in
                Shelf(id: shelf, albums: (0..<9).map { Album(id: $0, title: "\(shelf).\($0)") })
            }, chart: Chart(id: "c", places: [Place(id: 1), Place(id: 2)]),
            tallies: [Tallies(id: 0, places: [Place(id: 7)])])
    }

    private func table(_ library: Library) -> Library.Table {
        screen.table.estimatedRowHeight = 0
        let table = Library.Table(library, context: Covers(), actions: taps, in: screen.table)
        screen.table.layoutIfNeeded()
        return table
    }

    private func albums(_ table: Library.Table, _ id: Int) throws -> UITableView {
        try #require(table.cell(ShelfCell.self, for: .shelves(id))).albums
    }

    private func texts(_ view: UITableView) -> [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { $0.textLabel?.text }
    }

    @Test func cellsShowTheirLists() throws {
        let table = table(library(1))
        #expect(try texts(albums(table, 0)) == ["0.0 light", "0.1 light", "0.2 light"])
        let chart = try #require(table.cell(ChartCell.self, for: .chart("c")))
        #expect(texts(chart.places) == ["1", "2"])
        #expect(try albums(table, 0).headless.tap(rowAt: IndexPath(row: 1, section: 0)))
        #expect(taps.log == ["0.1"])
    }

    @Test func offsetsBelongToRows() throws {
        let table = table(library(40))
        try albums(table, 1).headless.scroll(by: 120)
        screen.table.headless.scroll(to: CGPoint(x: 0, y: 3000))
        #expect(screen.table.visibleCells.allSatisfy { ($0 as? ShelfCell)?.albums.contentOffset == .zero })
        #expect(table.nestedOffsets == [.shelves(1): CGPoint(x: 0, y: 120)])
        screen.table.headless.scroll(to: .zero)
        #expect(try texts(albums(table, 1)) == ["1.3 light", "1.4 light", "1.5 light"])
    }

    @Test func aRowFollowsInItsOwnPass() throws {
        let table = table(library(3))
        let view = try albums(table, 1)
        view.headless.clearUpdates()
        table.update { $0.shelves[1].albums.removeFirst() }
        table.context = Covers(theme: Theme(title: "dark"))
        table.flush()
        (table.nestedList(in: view) as? Shelf.Table)?.flush()
        #expect(try albums(table, 1) === view)
        #expect(texts(view) == ["1.1 dark", "1.2 dark", "1.3 dark"])
        #expect(!view.headless.updates.map(\.description).contains("reloadData"))
    }
}
