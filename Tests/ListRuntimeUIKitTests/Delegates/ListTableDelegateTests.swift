import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a user does to rows, answered by a list that is written by hand and knows rows, not index paths.
@MainActor
@Suite struct ListTableDelegateTests {
    private let table = EditedTable([[0, 1, 2, 9], Array(10..<30), Array(40..<60)])
    private var headless: HeadlessTable { table.view.headless }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func id(_ section: Int, _ number: Int) -> NumbersState.RowID {
        NumbersState.RowID(section: section, number: number)
    }
    private var updates: [String] { headless.updates.map(\.description) }
    private var shown: [String] {
        table.view.layoutIfNeeded()
        return table.view.visibleCells.map { $0.textLabel?.text ?? "?" }
    }

    @Test("the editing control deletes and inserts rows, those that can be edited")
    func editing() {
        table.view.setEditing(true, animated: false)
        #expect(headless.commit(.delete, rowAt: path(0, 1)))
        #expect(!headless.commit(.delete, rowAt: path(0, 0)))
        #expect(headless.commit(.insert, rowAt: path(0, 3)))
        table.flush()
        #expect(updates == ["delete [0, 1]; insert [0, 3] (automatic)"])
        #expect(shown.prefix(5) == ["0", "2", "9", "10", "10"])
    }

    @Test("the swipe that UIKit offers by itself deletes a row when it has closed")
    func swipeToDelete() throws {
        let swipe = try #require(headless.swipe(rowAt: path(0, 2)))
        #expect(swipe.titles == ["Delete"])
        #expect(swipe.performFull())
        table.flush()
        #expect(shown.prefix(4) == ["0", "1", "9", "10"])
        #expect(headless.swipe(rowAt: path(0, 0)) == nil)
    }

    @Test("an action of a swipe takes its row away, before it closes where it says so", arguments: [false, true])
    func swipeAction(interrupts: Bool) throws {
        table.interrupts = interrupts
        let swipe = try #require(headless.swipe(rowAt: path(0, 1), edge: .leading))
        #expect(swipe.perform("Remove 1"))
        #expect(table.heard == [interrupts ? "[0, 2, 9]" : "[0, 1, 2, 9]"])
        table.flush()
        #expect(shown.prefix(3) == ["0", "2", "9"])
        #expect(updates == ["delete [0, 1] (automatic)"])
    }

    @Test("rows are moved where they are allowed to go, and told to the owner in their new order")
    func moving() async {
        table.view.setEditing(true, animated: false)
        #expect(!headless.move(rowAt: path(0, 0), to: path(0, 2)))
        #expect(headless.move(rowAt: path(0, 1), to: path(0, 3)))
        #expect(headless.move(rowAt: path(0, 1), to: path(1, 3)))
        #expect(table.heard == ["moved 1 to [0, 2, 9, 1]"])
        while table.isInteracting { await Task.yield() }
        table.flush()
        #expect(shown.prefix(5) == ["0", "2", "9", "1", "10"])
        #expect(table.state.sections[0].rows == [0, 2, 9, 1])
        #expect(updates.allSatisfy { $0.hasPrefix("reconfigure") })
    }

    @Test("index titles go to sections, wherever those stand")
    func indexTitles() {
        table.update { $0.sections.swapAt(1, 2) }
        table.flush()
        #expect(headless.indexTitles == ["0", "2"])
        #expect(headless.tap(indexTitle: "2"))
        #expect(shown.first == "40")
    }

    @Test(
        "index titles follow sections that come, go, move and lose their rows, and are not asked for by other updates")
    func followingIndexTitles() {
        #expect(headless.indexTitles == ["0", "2"])
        table.titlesAsked = 0
        table.update { $0.sections[0].rows.append(3) }
        table.flush()
        #expect(table.titlesAsked == 0)
        table.update { $0.sections.append(.init(id: 4, rows: [50])) }
        table.flush()
        #expect(headless.indexTitles == ["0", "2", "4"])
        table.update { $0.sections.swapAt(0, 2) }
        table.flush()
        #expect(headless.indexTitles == ["2", "0", "4"])
        table.update { $0.sections[0].rows = [] }
        table.flush()
        #expect(headless.indexTitles == ["0", "4"])
        table.update { $0.sections.remove(at: 2) }
        table.flush()
        #expect(headless.indexTitles == ["4"])
        #expect(table.titlesAsked == 4)
    }

    @Test("rows to come are prefetched, and let go of, as rows")
    func prefetching() {
        table.view.prefetchDataSource = table
        headless.scroll(by: 176)
        #expect(table.heard == ["prefetch [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]"])
        table.heard = []
        headless.scroll(by: 880)
        #expect(table.heard == ["cancel \(Array(20..<30))", "prefetch \(Array(50..<60))"])
    }

    @Test(
        "taps select, redirected and refused by row, and open rows; the selection is a set of rows that survives an update"
    )
    func selection() {
        table.view.allowsMultipleSelection = true
        for row in [0, 2] { headless.tap(rowAt: path(0, row)) }
        headless.tap(rowAt: path(1, 3))
        // A row that cannot be selected is opened all the same.
        #expect(table.heard == ["select 1", "open 1", "select 2", "open 13"])
        #expect(table.selection == [id(0, 1), id(0, 2)])
        table.update { $0.sections[0].rows = [5, 2, 0] }
        table.flush()
        #expect(table.selection == [id(0, 2)])
        #expect(table.view.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test("two fingers select rows one after the other")
    func multipleSelection() {
        table.view.allowsMultipleSelectionDuringEditing = true
        #expect(headless.pan(fromRowAt: path(1, 1), to: path(1, 4)))
        #expect(table.selection == [id(1, 11), id(1, 12), id(1, 14)])
    }

    @Test("a context menu is of its row, and what it changes comes when it has closed")
    func menu() throws {
        let menu = try #require(headless.longPress(rowAt: path(0, 2)))
        table.update { $0.sections[0].rows.insert(7, at: 0) }
        table.flush()
        #expect(table.applied.sections[0].rows == [0, 1, 2, 9])
        #expect(menu.perform("Remove 2"))
        table.flush()
        #expect(shown.prefix(4) == ["7", "0", "1", "9"])
        #expect(updates == ["delete [0, 2]; insert [0, 0] (automatic)"])
    }

    @Test("a path without a row gives none")
    func noRows() {
        #expect([path(0, 9), path(0, 1), path(9, 0), path(2, 0)].map { table.row(at: $0) } == [nil, 1, nil, 40])
    }
}
