import HeadlessUIKit
import Testing

/// Every broken rule of a batch, with UIKit's message; afterwards the table shows the data source's state.
@MainActor @Suite struct ViolationTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func expect(
        _ message: String, from before: [Int], to after: [Int], sourceLocation: SourceLocation = #_sourceLocation,
        _ changes: @escaping (UITableView) -> Void
    ) {
        let screen = Screen(before.map { (0..<$0).map(String.init) })
        let found = UIKitRules.violations {
            screen.table.performBatchUpdates {
                screen.sections = after.map { (0..<$0).map(String.init) }
                changes(screen.table)
            }
            #expect(screen.shown == after.flatMap { (0..<$0).map(String.init) }, sourceLocation: sourceLocation)
        }
        #expect(found.map(\.message) == [message], sourceLocation: sourceLocation)
    }

    @Test func rowCount() {
        expect(
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
                + "after the update (1) must be equal to the number of rows contained in that section before the "
                + "update (7), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).", from: [7], to: [1]
        ) { _ in }
        expect(
            "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section "
                + "after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (1 moved in, 0 "
                + "moved out).", from: [3, 3], to: [2, 3]
        ) {
            $0.deleteRows(at: [path(0, 1)], with: .none)
            $0.insertRows(at: [path(0, 1)], with: .none)
            $0.moveRow(at: path(0), to: path(1, 1))
        }
    }

    @Test func sectionCount() {
        expect(
            "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
                + "update (1) must be equal to the number of sections contained in the table view before the update "
                + "(0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).",
            from: [], to: [1]
        ) { _ in }
    }

    @Test func deletingWhatIsNotThere() {
        expect(
            "attempt to delete row 3 from section 2 which only contains 1 rows before the update", from: [0, 0, 1],
            to: [0, 0, 0]
        ) { $0.deleteRows(at: [path(3, 2)], with: .none) }
        expect(
            "attempt to delete row 0 from section 5, but there are only 1 sections before the update", from: [1],
            to: [1]
        ) { $0.deleteRows(at: [path(0, 5)], with: .none) }
        expect(
            "attempt to delete section 3, but there are only 2 sections before the update", from: [1, 1], to: [1]
        ) { $0.deleteSections([3], with: .none) }
        expect(
            "attempt to delete row 9 from section 0 which only contains 2 rows before the update", from: [2], to: [2]
        ) { $0.reloadRows(at: [path(9)], with: .none) }
    }

    @Test func insertingWhatIsNotThere() {
        expect(
            "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update",
            from: [7], to: [8]
        ) { $0.insertRows(at: [path(8)], with: .none) }
        expect(
            "attempt to insert row 0 into section 2, but there are only 2 sections after the update", from: [1, 1],
            to: [1, 1]
        ) { $0.insertRows(at: [path(0, 2)], with: .none) }
        expect(
            "attempt to insert section 4 but there are only 2 sections after the update", from: [1], to: [1, 1]
        ) { $0.insertSections([4], with: .none) }
    }

    @Test func movingWhatIsNotThere() {
        expect(
            "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) that does not exist - there "
                + "are only 0 rows in section 2 before the update", from: [1, 0, 0], to: [1, 0, 0]
        ) { $0.moveRow(at: path(0, 2), to: path(0)) }
        expect(
            "attempt to move section 2, but there are only 1 sections before the update", from: [1], to: [1]
        ) { $0.moveSection(2, toSection: 0) }
    }

    @Test func twoChangesOfOneRow() {
        let place = "(<NSIndexPath: 0x0> {length = 2, path = 0 - 1})"
        expect("attempt to delete and reload the same index path \(place)", from: [3], to: [2]) {
            $0.deleteRows(at: [path(1)], with: .none)
            $0.reloadRows(at: [path(1)], with: .none)
        }
        expect("attempt to perform a delete and a move from the same index path \(place)", from: [3], to: [2]) {
            $0.deleteRows(at: [path(1)], with: .none)
            $0.moveRow(at: path(1), to: path(0))
        }
        expect("attempt to perform a delete and a move from the same index path \(place)", from: [3], to: [3]) {
            $0.reloadRows(at: [path(1)], with: .none)
            $0.moveRow(at: path(1), to: path(0))
        }
        expect("attempt to perform an insert and a move to the same index path \(place)", from: [3], to: [4]) {
            $0.insertRows(at: [path(1)], with: .none)
            $0.moveRow(at: path(0), to: path(1))
        }
        expect("Attempt to create two animations for cell", from: [3], to: [3]) {
            $0.reloadRows(at: [path(1)], with: .none)
            $0.reloadRows(at: [path(1)], with: .none)
        }
        expect("Attempt to create two animations for cell", from: [3], to: [3]) {
            $0.moveRow(at: path(1), to: path(0))
            $0.moveRow(at: path(1), to: path(2))
        }
    }

    @Test func movingAcrossDeadAndNewSections() {
        expect("cannot move a row into a newly inserted section (1)", from: [2], to: [1, 1]) {
            $0.insertSections([1], with: .none)
            $0.moveRow(at: path(0), to: path(0, 1))
        }
        expect("cannot move a row from a deleted section", from: [1, 1], to: [2]) {
            $0.deleteSections([1], with: .none)
            $0.moveRow(at: path(0, 1), to: path(0))
        }
    }

    @Test func twoChangesOfOneSection() {
        expect("attempt to delete and reload the same section (1)", from: [1, 1], to: [1]) {
            $0.deleteSections([1], with: .none)
            $0.reloadSections([1], with: .none)
        }
        expect("attempt to perform a delete and a move from the same section (1)", from: [1, 1], to: [1]) {
            $0.deleteSections([1], with: .none)
            $0.moveSection(1, toSection: 0)
        }
        expect("attempt to perform an insert and a move to the same section (0)", from: [1, 1], to: [1, 1, 1]) {
            $0.insertSections([0], with: .none)
            $0.moveSection(1, toSection: 0)
        }
    }

    @Test func rowChangesInAMovedSection() {
        expect(
            "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section "
                + "after the update (1) must be equal to the number of rows contained in that section before the "
                + "update (1), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).", from: [1, 1], to: [1, 1]
        ) {
            $0.moveSection(1, toSection: 0)
            $0.reloadRows(at: [path(0, 1)], with: .none)
        }
    }

    @Test func reloadingAnEmptySection() {
        expect("attempt to create view animation for nil view", from: [0, 1], to: [0, 1]) {
            $0.reloadSections([0], with: .none)
        }
    }

    @Test func aPathThatIsNone() {
        expect(
            "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
                + "indices specifying the section and row. Please use the category on NSIndexPath in "
                + "NSIndexPath+UIKitAdditions.h if possible.", from: [1], to: [1]
        ) { $0.reloadRows(at: [IndexPath(index: 0)], with: .none) }
    }

    @Test func scrollingToARowThatIsNotThere() {
        let screen = Screen(rows: 2)
        let found = UIKitRules.violations {
            screen.table.scrollToRow(at: path(2), at: .top, animated: false)
            screen.table.headless.tap(rowAt: path(7))
            screen.table.scrollToRow(at: IndexPath(), at: .top, animated: false)
        }
        #expect(
            found.map(\.message) == [
                "Attempted to scroll the table view to an out-of-bounds row (2) when there are only 2 rows in section 0.",
                "there is no row at [0, 7] to play with: section 0 has 2. After an update of a generated list call its "
                    + "flush() first, or wait for the end of the turn",
                "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly "
                    + "two indices specifying the section and row. Please use the category on NSIndexPath in "
                    + "NSIndexPath+UIKitAdditions.h if possible.",
            ])
    }

    @Test func countsBelowNothing() {
        /// Says any counts.
        final class Counts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            var sections = 1
            var rows = 0
            func numberOfSections(in tableView: UITableView) -> Int { sections }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let counts = Counts()
        let table = UITableView()
        table.dataSource = counts
        let grid = UICollectionView(frame: .zero, collectionViewLayout: Grid.flow())
        grid.dataSource = counts
        func messages() -> [String] {
            UIKitRules.violations {
                table.reloadData()
                #expect(table.numberOfSections == max(0, counts.sections))
                #expect(table.numberOfSections == 0 || table.numberOfRows(inSection: 0) == 0)
                grid.reloadData()
                #expect(grid.numberOfSections == max(0, counts.sections))
                #expect(grid.numberOfSections == 0 || grid.numberOfItems(inSection: 0) == 0)
            }.map(\.message)
        }
        counts.rows = -2
        #expect(
            messages() == [
                "number of rows in section 0 must not be negative - provided number is -2",
                "number of items in section 0 must not be negative - provided number is -2",
            ])
        counts.sections = -1
        let sections = "number of sections must not be negative - provided number is -1"
        #expect(messages() == [sections, sections])
    }
}
