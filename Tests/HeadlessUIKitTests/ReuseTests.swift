import HeadlessUIKit
import Testing

@MainActor @Suite struct ReuseTests {
    @Test func onlyVisibleRowsHaveCells() {
        let screen = Screen(rows: 1000)
        #expect(screen.shown == (0..<10).map { "row \($0)" })
        #expect(screen.table.contentSize.height == 44000)
    }

    @Test func scrollingRecyclesCells() {
        let screen = Screen(rows: 1000)
        let first = screen.cell(0)
        screen.table.headless.scroll(by: 440)
        #expect(screen.shown == (10..<20).map { "row \($0)" })
        let cells = screen.table.visibleCells.compactMap { $0 as? WordCell }
        #expect(cells.contains { $0 === first })
        #expect(cells.allSatisfy { $0.reuses == 1 })
    }

    @Test func aFreshCellIsNotPreparedForReuse() {
        #expect(Screen(rows: 3).cell(0)?.reuses == 0)
    }

    @Test func aCellWithoutIdentifierIsNotReused() {
        let screen = Screen(rows: 100)
        screen.dequeue = { _, _ in WordCell(style: .default, reuseIdentifier: nil) }
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.table.headless.scroll(by: 880)
        #expect(screen.table.visibleCells.allSatisfy { ($0 as? WordCell)?.reuses == 0 })
    }

    @Test func displayingIsPaired() {
        let screen = Screen(rows: 300)
        for distance in [100, 500, -300, 5000, -12, 90000, -90000] as [CGFloat] {
            screen.table.headless.scroll(by: distance)
            #expect(screen.displayed.values.sorted() == screen.shown.sorted())
        }
        screen.sections = [["a", "b"], ["c"]]
        screen.table.reloadData()
        #expect(screen.shown == ["a", "b", "c"])
        #expect(screen.displayed.values.sorted() == ["a", "b", "c"])
        screen.sections = []
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.displayed.isEmpty)
    }

    @Test func reloadDataIsLazy() {
        let screen = Screen(rows: 3)
        screen.sections = [["a"]]
        screen.table.reloadData()
        screen.sections = [["b", "c"]]
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
        #expect(screen.shown == ["b", "c"])
    }

    @Test func reloadDataKeepsTheOffsetWithinTheContent() {
        let screen = Screen(rows: 100)
        screen.table.headless.scroll(by: 1000)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentOffset.y == 1000)
        screen.sections = [["only"]]
        screen.table.reloadData()
        #expect(screen.shown == ["only"])
        #expect(screen.table.contentOffset.y == 0)
    }
}
