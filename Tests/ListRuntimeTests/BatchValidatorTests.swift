import ListRuntime
import Testing

@Suite struct BatchValidatorTests {
    private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

    private func violation(_ before: [Int], _ after: [Int], _ edit: (inout ListBatch) -> Void) -> String? {
        var batch = ListBatch()
        edit(&batch)
        return BatchValidator.violation(of: batch, before: before, after: after)
    }

    @Test("Apple's example of index spaces is legal")
    func example() {
        #expect(
            violation([10, 20, 30], [11, 21, 29]) {
                $0.rowInserts = [path(0, 0), path(1, 2)]
                $0.rowReloads = [path(1, 1)]
                $0.rowDeletes = [path(2, 1)]
            } == nil)
    }

    @Test("a wrong count is worded as UIKit words it")
    func counts() {
        #expect(
            violation([7], [1]) { _ in }
                == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (1) must be equal to the number of rows contained in that section before the update (7), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        #expect(
            violation([], [0]) { _ in }
                == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
    }

    @Test("counts follow a section that moved")
    func countsOfMovedSections() {
        #expect(violation([1, 2], [2, 1]) { $0.sectionMoves = [.init(from: 0, to: 1)] } == nil)
        #expect(violation([1, 2], [1, 2]) { $0.sectionMoves = [.init(from: 0, to: 1)] } != nil)
    }

    @Test("a place that does not exist is named")
    func places() {
        #expect(
            violation([0, 0, 1], [0, 0, 1]) { $0.rowDeletes = [path(2, 3)] }
                == "attempt to delete row 3 from section 2 which only contains 1 rows before the update")
        #expect(
            violation([8], [8]) { $0.rowInserts = [path(0, 8)] }
                == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update")
        #expect(
            violation([8, 1], [8, 1]) { $0.rowInserts = [path(2, 0)] }
                == "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
        #expect(
            violation([0, 0, 0], [0, 0, 0]) { $0.rowMoves = [.init(old: path(2, 0), new: path(0, 0))] }
                == "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in section 2 before the update"
        )
        #expect(
            violation([1], []) { $0.sectionDeletes = [3] }
                == "attempt to delete section 3, but there are only 1 sections before the update")
    }

    @Test("a row may be named once on each side")
    func collisions() {
        #expect(
            violation([95], [94]) {
                $0.rowDeletes = [path(0, 94)]
                $0.rowReloads = [path(0, 94)]
            } == "attempt to delete and reload the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 94})")
        #expect(
            violation([2], [2]) {
                $0.rowReloads = [path(0, 0)]
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 1))]
            }?.hasPrefix("attempt to perform a delete and a move from the same index path (") == true)
        #expect(
            violation([2], [3]) {
                $0.rowInserts = [path(0, 1)]
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 1))]
            }?.hasPrefix("attempt to perform an insert and a move to the same index path (") == true)
    }

    @Test("a row cannot move out of a deleted section or into an inserted one")
    func deadSections() {
        #expect(
            violation([1, 1], [2]) {
                $0.sectionDeletes = [0]
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 0))]
            } == "cannot move a row from a deleted section (0)")
        #expect(
            violation([1], [0, 1]) {
                $0.sectionInserts = [1]
                $0.rowMoves = [.init(old: path(0, 0), new: path(1, 0))]
            } == "cannot move a row into a newly inserted section (1)")
    }
}
