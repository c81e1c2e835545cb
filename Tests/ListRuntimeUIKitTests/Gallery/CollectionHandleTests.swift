import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Items and sections by what they are, as in a table.
@MainActor
@Suite struct CollectionHandleTests {
    private let grid = EditedGrid([[1, 2, 3, 4], Array(10..<70)])
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    private func id(_ section: Int, _ number: Int) -> NumbersState.RowID {
        NumbersState.RowID(section: section, number: number)
    }
    private var fills: [Int] {
        (1...4).compactMap { grid.cell(EditedGridCell.self, for: id(0, $0))?.fills }
    }

    @Test("one item, or those that match, are filled again or get another cell")
    func refilling() {
        let cells = (1...4).map { grid.cell(for: id(0, $0)) }
        grid.reconfigure(.row(id(0, 2)))
        grid.flush()
        #expect(fills == [1, 2, 1, 1])
        grid.reconfigure(.matching { $0 > 2 })
        grid.flush()
        #expect(fills == [1, 2, 2, 2])
        grid.reconfigure(.visible)
        grid.flush()
        #expect(fills == [2, 3, 3, 3])
        grid.view.headless.clearUpdates()
        grid.reload(.row(id(0, 1)))
        grid.reload(.matching { $0 == 4 })
        grid.reload(.row(id(0, 9)))
        grid.flush()
        #expect(grid.view.headless.updates.map(\.description) == ["reload [0, 0] [0, 3]"])
        #expect((1...4).map { grid.cell(for: id(0, $0)) === cells[$0 - 1] } == [false, true, true, false])
    }

    @Test("items are found by identity, path and cell; what is gone is nil")
    func items() throws {
        #expect(grid.row(at: path(0, 2)) == 3)
        #expect(grid.row(at: path(0, 4)) == nil)
        #expect(grid.row(withID: id(1, 12)) == 12)
        #expect(grid.row(withID: id(1, 9)) == nil)
        let cell = try #require(grid.cell(EditedGridCell.self, for: id(0, 3)))
        #expect(cell.number == 3)
        #expect(grid.row(for: cell) == 3)
        #expect(grid.cell(GalleryCell.self, for: id(0, 3)) == nil)
        #expect(grid.cell(EditedGridCell.self, for: id(1, 69)) == nil)
        #expect(grid.rowID(after: id(0, 4)) == id(1, 10))
        #expect(grid.rowID(after: id(0, 1)) { $0 > 40 } == id(1, 41))
        #expect(grid.rowID(after: id(0, 1)) { $0 > 90 } == nil)
        #expect(grid.rowID(after: id(0, 9)) == nil)
    }

    @Test("sections are found and read; what is gone is nil, empty or false")
    func sections() {
        #expect(grid.section(at: 1) == 1)
        #expect(grid.section(at: 2) == nil)
        #expect(grid.index(of: 1) == 1)
        #expect(grid.rows(in: 0) == [1, 2, 3, 4])
        #expect(grid.scroll(toSection: 1, animated: false))
        #expect(grid.shown.first == 10)
        grid.update { $0.sections.remove(at: 0) }
        grid.flush()
        #expect(grid.index(of: 1) == 0)
        #expect(grid.index(of: 0) == nil)
        #expect(grid.rows(in: 0).isEmpty)
        #expect(!grid.scroll(toSection: 0))
    }

    @Test("an item is selected and scrolled to a position")
    func selecting() {
        #expect(grid.select(id(1, 40), scrollPosition: .top))
        #expect(grid.shown.contains(40) && !grid.shown.contains(36))
        #expect(grid.selection == [id(1, 40)])
        #expect(!grid.select(id(1, 9), scrollPosition: .top))
        #expect(grid.deselect(id(1, 40)))
        #expect(grid.selection.isEmpty)
    }
}
