import HeadlessUIKit
import Testing

/// Cells that are made before their rows come on screen, as phones make them.
@MainActor @Suite struct CellsAheadTests {
    private let screen = Screen(rows: 30)
    private let grid = Grid(items: 60)

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Which rows a cell was asked for while something was done.
    private func asked(_ body: () -> Void) -> [Int] {
        var rows: [Int] = []
        screen.dequeue = { table, path in
            rows.append(path.row)
            return table.dequeueReusableCell(withIdentifier: "word", for: path)
        }
        grid.dequeue = { view, path in
            rows.append(path.item)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        body()
        return rows
    }

    @Test func theNextRowsHaveCellsWhenTheyCome() {
        let table = screen.table
        #expect(asked { table.headless.preparesCellsAhead = true } == [10, 11])
        #expect(screen.displayed.count == 10 && screen.cell(10) == nil)
        #expect(asked { table.headless.scroll(by: 44) } == [12])
        #expect(screen.shown == (1...10).map { "row \($0)" })
        #expect(screen.displayed.count == 10)
        #expect(asked { table.headless.scroll(by: -22) } == [0])
        #expect(asked { table.headless.preparesCellsAhead = false } == [])
        #expect(asked { table.headless.scroll(by: 66) } == [11])
    }

    @Test func theNextItemsHaveCellsWhenTheyCome() {
        let view = grid.view
        #expect(asked { view.headless.preparesCellsAhead = true } == [15, 16])
        #expect(grid.displayed.count == 15 && grid.cell(15) == nil)
        #expect(asked { view.headless.scroll(by: 80) } == [17, 18, 19])
        #expect(grid.shown == (3..<18).map { "\($0)" })
        #expect(grid.displayed.count == 15)
    }

    /// What they show is that of the time when they were made, unless they are reconfigured.
    @Test func theyGoWithTheirRows() {
        screen.table.headless.preparesCellsAhead = true
        screen.sections[0][10] = "changed"
        screen.sections[0].insert("new", at: 0)
        #expect(asked { screen.table.insertRows(at: [row(0)], with: .none) } == [0, 10])
        #expect(asked { screen.table.headless.scroll(by: 88) } == [12, 13])
        #expect(screen.shown == (1...10).map { "row \($0)" })
        screen.sections[0][11] = "again"
        screen.table.reconfigureRows(at: [row(11)])
        #expect(screen.shown.last == "again")
        screen.sections[0].remove(at: 12)
        #expect(asked { screen.table.deleteRows(at: [row(12)], with: .none) } == [13])
    }

    @Test func aReconfiguredCellThatWaitsIsTheSame() {
        screen.table.headless.preparesCellsAhead = true
        screen.sections[0][10] = "changed"
        screen.table.reconfigureRows(at: [row(10)])
        screen.table.headless.scroll(by: 44)
        #expect(screen.shown.last == "changed")
        #expect(screen.cell(10)?.reuses == 0)
        grid.view.headless.preparesCellsAhead = true
        grid.sections[0][15] = "changed"
        grid.view.reconfigureItems(at: [row(15)])
        grid.view.headless.scroll(by: 80)
        #expect(grid.shown.contains("changed") && !grid.shown.contains("15"))
    }

    @Test func aReloadMakesThemAnew() {
        screen.table.headless.preparesCellsAhead = true
        screen.sections = [(0..<12).map { "other \($0)" }]
        #expect(
            asked {
                screen.table.reloadData()
                screen.table.layoutIfNeeded()
            } == Array(0..<12))
        screen.table.headless.scroll(by: 88)
        #expect(screen.shown == (2..<12).map { "other \($0)" })
    }
}
