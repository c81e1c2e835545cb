import HeadlessUIKit
import Testing

/// What a table asks its delegate beside heights and selections.
@MainActor @Suite struct TableDelegateTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var tapped: [Int] = []
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            tapped.append(indexPath.row)
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .insert }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Remove" }
    }

    private let screen = Screen([["a", "b", "c"]])
    private let delegate = Delegate()
    private var headless: HeadlessTable { screen.table.headless }

    init() {
        screen.table.delegate = delegate
        screen.table.layoutIfNeeded()
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aDetailButtonIsTapped() {
        screen.cell(1)?.accessoryType = .detailDisclosureButton
        screen.cell(2)?.accessoryType = .disclosureIndicator
        #expect([0, 1, 2].map { headless.tapAccessory(rowAt: row($0)) } == [false, true, false])
        #expect(delegate.tapped == [1])
    }

    @Test func theDelegateNamesTheDeleteButtonAndSaysWhereThereIsOne() throws {
        #expect(try #require(headless.swipe(rowAt: row(0))).titles == ["Remove"])
        #expect(headless.swipe(rowAt: row(1)) == nil)
        screen.table.setEditing(true, animated: false)
        #expect(!headless.commit(.insert, rowAt: row(0)))
    }

    @Test func rowsAreIndented() {
        #expect((0..<3).map { screen.cell($0)?.indentationLevel } == [0, 1, 2])
    }

    @Test func rowsAreSelectedWhileEditingWhereThatIsAllowed() {
        screen.table.setEditing(true, animated: false)
        #expect(!headless.tap(rowAt: row(1)))
        screen.table.allowsSelectionDuringEditing = true
        #expect(headless.tap(rowAt: row(1)) && headless.tap(rowAt: row(2)))
        #expect(screen.table.indexPathsForSelectedRows == [row(2)])
        screen.table.setEditing(false, animated: false)
        #expect(screen.table.indexPathsForSelectedRows == nil && screen.cell(2)?.isSelected == false)
    }

    @Test func sectionsThatAreNotThereAreAViolation() {
        let grid = Grid(items: 1)
        let found = UIKitRules.violations {
            #expect(screen.table.numberOfRows(inSection: 1) == 0 && grid.view.numberOfItems(inSection: 1) == 0)
        }
        #expect(
            found.map(\.message) == [
                "request for number of rows in section 1 when there are only 1 sections in the table view",
                "request for number of items in section 1 when there are only 1 sections in the collection view",
            ])
    }
}
