import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Selection by identity, vetoes, and cells that show whether their row is selected or chosen.
@MainActor
@Suite struct SelectionChangeTests {
    private let screen = ChoreScreen()
    private var table: ChoreTable { screen.table }

    private func fills(_ id: Chores.RowID) -> Int? { table.cell(NumberCell.self, for: id)?.fills }

    @Test("the selection is set by identity, with rows that the same state brings")
    func setting() {
        screen.view.allowsMultipleSelection = true
        table.selection = [.open(1), .open(2)]
        #expect(table.selection == [.open(1), .open(2)])
        table.update { $0.open.append(Chore(id: 9, title: "n")) }
        table.selection = [.open(2), .open(9), .open(77)]
        #expect(table.selection == [.open(2), .open(9)])
        table.update { $0.open.removeFirst() }
        table.flush()
        #expect(screen.view.indexPathsForSelectedRows.map(Set.init) == [ChoreScreen.open(0), ChoreScreen.open(4)])
        table.selection = []
        #expect(screen.view.indexPathsForSelectedRows == nil)
        #expect(!screen.app.heard.contains("selection"))
    }

    @Test("a row that is selected shows it after it was reloaded, alone or with all rows")
    func reloading() {
        func shown() -> Bool? { table.cell(NumberCell.self, for: .open(2))?.saysSelected }
        table.selection = [.open(2)]
        table.flush()
        #expect(shown() == true)
        for isWhole in [false, true] {
            if isWhole { table.reload() } else { table.reload(.row(.open(2))) }
            table.flush()
            screen.view.layoutIfNeeded()
            #expect(shown() == true)
            #expect(table.selection == [.open(2)])
        }
        table.deselect(.open(2))
        table.reload(.row(.open(2)))
        table.flush()
        screen.view.layoutIfNeeded()
        #expect(shown() == false)
    }

    @Test("a row that may not be selected is not, and one that is gone is not either")
    func vetoes() {
        table.update { $0.open[1].isPinned = true }
        #expect(!screen.view.headless.tap(rowAt: ChoreScreen.open(1)))
        screen.remove(1)
        #expect(!screen.view.headless.tap(rowAt: ChoreScreen.open(0)))
        #expect(table.selection.isEmpty)
    }

    @Test("taps change the selection in the modes for several rows")
    func modes() {
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.view.headless.tap(rowAt: ChoreScreen.open(0))
        #expect(!table.isSelectingMultiple)
        #expect(screen.app.heard.isEmpty)
        screen.view.isEditing = true
        screen.view.headless.tap(rowAt: ChoreScreen.open(1))
        screen.view.headless.tap(rowAt: ChoreScreen.open(1))
        #expect(screen.app.heard == ["selection", "selection"])
        let grid = ChoreGridScreen()
        #expect(!grid.grid.isSelectingMultiple)
        grid.view.allowsMultipleSelection = true
        #expect(grid.grid.isSelectingMultiple)
    }

    @Test("a cell that shows whether its row is selected is filled again when that changes, and no other is")
    func shown() {
        screen.view.headless.tap(rowAt: ChoreScreen.open(1))
        table.flush()
        #expect(table.selection == [.open(2)])
        #expect([1, 2, 3].map { fills(.open($0)) } == [1, 2, 1])
        screen.view.headless.tap(rowAt: ChoreScreen.open(2))
        table.flush()
        #expect([1, 2, 3].map { fills(.open($0)) } == [1, 3, 2])
        table.selection = []
        table.flush()
        #expect([1, 2, 3].map { fills(.open($0)) } == [1, 3, 3])
    }

    @Test("a checkmark follows what the state says is chosen, in the cell that is there")
    func chosen() {
        table.update { $0.done = (6...8).map { Chore(id: $0, title: "d\($0)") } }
        table.flush()
        func marks() -> [Bool] { (6...8).map { table.cell(for: .done($0))?.accessoryType == .checkmark } }
        #expect(marks() == [false, false, false])
        table.update { $0.chosen = 7 }
        table.flush()
        #expect(marks() == [false, true, false])
        table.update { $0.chosen = 8 }
        table.flush()
        #expect(marks() == [false, false, true])
        #expect([6, 7, 8].map { fills(.done($0)) } == [1, 3, 2])
    }
}
