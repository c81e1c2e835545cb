import HeadlessUIKit
import Testing

@MainActor @Suite struct SelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aTapRunsThroughTheDelegate() {
        let screen = Screen(rows: 3)
        #expect(screen.table.headless.tap(rowAt: path(0)))
        #expect(
            screen.takeEvents()
                == ["should highlight", "highlight", "unhighlight", "will select", "select"].map {
                    "\($0) [0, 0]"
                })
        #expect(screen.table.headless.screen.rows.map(\.isSelected) == [true, false, false])
        screen.table.headless.tap(rowAt: path(2))
        #expect(
            screen.takeEvents().suffix(4) == [
                "will select [0, 2]", "will deselect [0, 0]", "deselect [0, 0]", "select [0, 2]",
            ])
        #expect(screen.table.indexPathForSelectedRow == path(2))
    }

    @Test func vetoesHold() {
        let screen = Screen(rows: 3)
        screen.vetoed = ["highlight [0, 0]", "select [0, 1]"]
        #expect(!screen.table.headless.tap(rowAt: path(0)))
        #expect(screen.takeEvents() == ["should highlight [0, 0]"])
        #expect(!screen.table.headless.tap(rowAt: path(1)))
        #expect(screen.table.indexPathForSelectedRow == nil)
        screen.redirected = [path(2): path(0)]
        #expect(screen.table.headless.tap(rowAt: path(2)))
        #expect(screen.table.indexPathForSelectedRow == path(0))
        (screen.redirected, screen.vetoed, screen.events) = ([:], [], [])
        screen.table.headless.tap(rowAt: path(0))
        #expect(!screen.takeEvents().contains("deselect [0, 0]"))
        screen.table.allowsMultipleSelection = true
        screen.vetoed = ["deselect [0, 0]"]
        #expect(!screen.table.headless.tap(rowAt: path(0)))
        #expect(screen.table.indexPathForSelectedRow == path(0))
    }

    @Test func manyRowsCanBeSelected() {
        let screen = Screen(rows: 3)
        screen.table.allowsMultipleSelection = true
        screen.table.headless.tap(rowAt: path(0))
        screen.table.headless.tap(rowAt: path(2))
        #expect(screen.table.indexPathsForSelectedRows == [path(0), path(2)])
        screen.events = []
        screen.table.headless.tap(rowAt: path(0))
        #expect(screen.takeEvents().suffix(2) == ["will deselect [0, 0]", "deselect [0, 0]"])
        #expect(screen.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func selectingInCodeCallsNoDelegate() {
        let screen = Screen(rows: 30)
        screen.table.selectRow(at: path(25), animated: false, scrollPosition: .middle)
        #expect(screen.takeEvents() == [])
        #expect(screen.shown.contains("row 25"))
        #expect(screen.cell(25)?.isSelected == true)
        screen.table.deselectRow(at: path(25), animated: false)
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.takeEvents() == [])
    }

    @Test func noSelectionWhereNoneIsAllowed() {
        let screen = Screen(rows: 2)
        screen.table.allowsSelection = false
        #expect(!screen.table.headless.tap(rowAt: path(0)))
        screen.table.allowsSelection = true
        screen.table.isEditing = true
        #expect(!screen.table.headless.tap(rowAt: path(0)))
        #expect(screen.takeEvents() == [])
    }

    @Test func aSelectedRowStaysSelectedOffScreen() {
        let screen = Screen(rows: 100)
        screen.table.headless.tap(rowAt: path(0))
        screen.table.headless.scroll(by: 2000)
        #expect(screen.table.headless.screen.rows.allSatisfy { !$0.isSelected })
        screen.table.headless.scrollToTop()
        #expect(screen.cell(0)?.isSelected == true)
    }

    @Test func reloadDataForgetsTheSelection() {
        let screen = Screen(rows: 3)
        screen.table.headless.tap(rowAt: path(1))
        screen.table.reloadData()
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.headless.screen.rows.allSatisfy { !$0.isSelected })
    }

    @Test func manyRowsCanBeSelectedWhileEditing() {
        let screen = Screen(rows: 3)
        screen.table.isEditing = true
        screen.table.allowsMultipleSelectionDuringEditing = true
        #expect(screen.table.headless.tap(rowAt: path(0)))
        #expect(screen.table.headless.tap(rowAt: path(1)))
        #expect(screen.table.indexPathsForSelectedRows == [path(0), path(1)])
    }

    @Test func aRowIsSelectedOnce() {
        let screen = Screen(rows: 3)
        for _ in 0..<2 { screen.table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
        #expect(screen.table.indexPathsForSelectedRows == [path(1)])
    }

    @Test func aCellCanRefuseTouches() {
        let screen = Screen(rows: 3)
        screen.cell(1)?.isUserInteractionEnabled = false
        #expect(!screen.table.headless.tap(rowAt: path(1)))
        #expect(screen.takeEvents() == [])
    }

    @MainActor private final class Opener: NSObject, UITableViewDelegate {
        var selected: [Int] = []
        var opened: [Int] = []
        /// A row that cannot be selected.
        var refused: Int?
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == refused ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            opened.append(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
    }

    @Test func aTapOpensARowUnlessTheTableIsEditing() {
        let screen = Screen(rows: 3)
        let opener = Opener()
        screen.table.delegate = opener
        screen.table.headless.tap(rowAt: path(0))
        screen.table.isEditing = true
        screen.table.allowsSelectionDuringEditing = true
        screen.table.headless.tap(rowAt: path(1))
        #expect(opener.selected == [0, 1])
        #expect(opener.opened == [0])
    }

    @Test func aRowThatCannotBeSelectedIsOpenedAllTheSame() {
        let screen = Screen(rows: 3)
        let opener = Opener()
        opener.refused = 1
        screen.table.delegate = opener
        #expect(!screen.table.headless.tap(rowAt: path(1)))
        #expect(opener.selected == [])
        #expect(opener.opened == [1])
    }

    @Test func aPanSelectsTheRowsThatAreNotYet() {
        let screen = Screen(rows: 4)
        let opener = Opener()
        screen.table.delegate = opener
        #expect(!screen.table.headless.pan(fromRowAt: path(0), to: path(2)))
        #expect(opener.selected == [])
        screen.table.allowsMultipleSelection = true
        screen.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        #expect(screen.table.headless.pan(fromRowAt: path(0), to: path(2)))
        #expect(opener.selected == [0, 2])
    }
}
