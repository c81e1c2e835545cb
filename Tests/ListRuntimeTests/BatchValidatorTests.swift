import ListRuntime
import Testing

/// A wrong batch for each message of UIKit, in the words of both views.
@Suite struct BatchValidatorTests {
    /// The words that differ.
    struct Words: CustomTestStringConvertible, Sendable {
        let wording: BatchWording
        let noun: String
        let view: String
        var testDescription: String { view }

        static let both = [
            Words(wording: .tableView, noun: "row", view: "table view"),
            Words(wording: .collectionViewBefore16_4, noun: "item", view: "collection view"),
        ]
    }

    private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

    private func violation(
        _ before: [Int], _ after: [Int], _ wording: BatchWording = .tableView, _ edit: (inout ListBatch) -> Void
    ) -> String? {
        var batch = ListBatch()
        edit(&batch)
        return BatchValidator.violation(of: batch, before: before, after: after, wording: wording)
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

    @Test("a wrong count of rows", arguments: Words.both) func rowCount(_ words: Words) {
        let noun = words.noun
        #expect(
            violation([7], [1], words.wording) { _ in }
                == "Invalid update: invalid number of \(noun)s in section 0.  The number of \(noun)s contained in an "
                + "existing section after the update (1) must be equal to the number of \(noun)s contained in that "
                + "section before the update (7), plus or minus the number of \(noun)s inserted or deleted from that "
                + "section (0 inserted, 0 deleted) and plus or minus the number of \(noun)s moved into or out of that "
                + "section (0 moved in, 0 moved out).")
    }

    @Test("a wrong count of sections", arguments: Words.both) func sectionCount(_ words: Words) {
        let view = words.view
        #expect(
            violation([], [0], words.wording) { _ in }
                == "Invalid update: invalid number of sections.  The number of sections contained in the \(view) after "
                + "the update (1) must be equal to the number of sections contained in the \(view) before the update "
                + "(0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    }

    @Test("since iOS 16.4 a collection view has one message for wrong counts") func inconsistent() {
        let start =
            "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
            + "and/or after performing the batch updates are inconsistent with the updates.\n"
        #expect(
            violation([27386], [27387], .collectionView) {
                $0.rowDeletes = [path(0, 27384)]
                $0.rowInserts = [path(0, 27384)]
            }
                == start + "Data source before updates = { 1 section with item counts: [27386] }\n"
                + "Data source after updates = { 1 section with item counts: [27387] }\n"
                + "Updates = [ Delete item (0 - 27384), Insert item (0 - 27384) ]")
        #expect(
            violation([1, 2], [1, 2], .collectionView) { $0.sectionDeletes = [1] }
                == start + "Data source before updates = { 2 sections with item counts: [1, 2] }\n"
                + "Data source after updates = { 2 sections with item counts: [1, 2] }\n"
                + "Updates = [ Delete section (1) ]")
    }

    @Test("counts follow a section that moved")
    func countsOfMovedSections() {
        #expect(violation([1, 2], [2, 1]) { $0.sectionMoves = [.init(from: 0, to: 1)] } == nil)
        #expect(violation([1, 2], [1, 2]) { $0.sectionMoves = [.init(from: 0, to: 1)] } != nil)
    }

    @Test("rows of a moved section may not change, whatever they count") func changesInAMovedSection() {
        let found = violation([1, 1], [1, 1]) {
            $0.sectionMoves = [.init(from: 1, to: 0)]
            $0.rowReloads = [path(1, 0)]
        }
        #expect(found?.hasPrefix("Invalid update: invalid number of rows in section 1.") == true)
    }

    @Test("the count of a reloaded section is free, that of one that stays empty illegal") func reloadedSections() {
        #expect(violation([1], [5]) { $0.sectionReloads = [0] } == nil)
        #expect(violation([0], [0]) { $0.sectionReloads = [0] } == "attempt to create view animation for nil view")
    }

    @Test("a row that does not exist", arguments: Words.both) func rowPlaces(_ words: Words) {
        let (noun, wording) = (words.noun, words.wording)
        for edit: (inout ListBatch) -> Void in [
            { $0.rowDeletes = [path(2, 3)] }, { $0.rowReloads = [path(2, 3)] },
        ] {
            #expect(
                violation([0, 0, 1], [0, 0, 1], wording, edit)
                    == "attempt to delete \(noun) 3 from section 2 which only contains 1 \(noun)s before the update")
        }
        #expect(
            violation([1], [1], wording) { $0.rowDeletes = [path(5, 0)] }
                == "attempt to delete \(noun) 0 from section 5, but there are only 1 sections before the update")
        #expect(
            violation([8], [8], wording) { $0.rowInserts = [path(0, 8)] }
                == "attempt to insert \(noun) 8 into section 0, but there are only 8 \(noun)s in section 0 after the "
                + "update")
        #expect(
            violation([8, 1], [8, 1], wording) { $0.rowInserts = [path(2, 0)] }
                == "attempt to insert \(noun) 0 into section 2, but there are only 2 sections after the update")
        #expect(
            violation([0, 0, 0], [0, 0, 0], wording) { $0.rowMoves = [.init(old: path(2, 0), new: path(0, 0))] }
                == "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) that does not exist - "
                + "there are only 0 \(noun)s in section 2 before the update")
        #expect(
            violation([1], [1], wording) { $0.rowMoves = [.init(old: path(0, 0), new: path(0, -1))] }
                == "attempt to insert \(noun) -1 into section 0, but there are only 1 \(noun)s in section 0 after the "
                + "update")
    }

    @Test("no row exists where a state counts less than none") func negativeCounts() {
        #expect(
            violation([-1], [0]) { $0.rowDeletes = [path(0, 0)] }
                == "attempt to delete row 0 from section 0 which only contains -1 rows before the update")
        #expect(
            violation([0], [-1]) { $0.rowInserts = [path(0, 0)] }
                == "attempt to insert row 0 into section 0, but there are only -1 rows in section 0 after the update")
    }

    @Test("a section that does not exist") func sectionPlaces() {
        let gone = "attempt to delete section 3, but there are only 2 sections before the update"
        #expect(violation([1, 1], [1]) { $0.sectionDeletes = [3] } == gone)
        #expect(violation([1, 1], [1]) { $0.sectionReloads = [3] } == gone)
        #expect(
            violation([1], [1, 1]) { $0.sectionInserts = [4] }
                == "attempt to insert section 4 but there are only 2 sections after the update")
        #expect(
            violation([1], [1]) { $0.sectionMoves = [.init(from: 2, to: 0)] }
                == "attempt to move section 2, but there are only 1 sections before the update")
        #expect(
            violation([1], [1]) { $0.sectionMoves = [.init(from: 0, to: 7)] }
                == "attempt to move section 0 to section 7, but there are only 1 sections after the update")
    }

    @Test("a row may be named once on each side") func rowConflicts() {
        let place = "(<NSIndexPath: 0x0> {length = 2, path = 0 - 1})"
        let move = ListChanges.RowPair(old: path(0, 1), new: path(0, 0))
        #expect(
            violation([3], [2]) {
                $0.rowDeletes = [path(0, 1)]
                $0.rowReloads = [path(0, 1)]
            } == "attempt to delete and reload the same index path \(place)")
        #expect(
            violation([3], [2]) {
                $0.rowDeletes = [path(0, 1)]
                $0.rowMoves = [move]
            } == "attempt to perform a delete and a move from the same index path \(place)")
        #expect(
            violation([3], [3]) {
                $0.rowReloads = [path(0, 1)]
                $0.rowMoves = [move]
            } == "attempt to perform a delete and a move from the same index path \(place)")
        #expect(
            violation([3], [4]) {
                $0.rowInserts = [path(0, 1)]
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 1))]
            } == "attempt to perform an insert and a move to the same index path \(place)")
    }

    @Test("a reloaded row makes room for a row that moves to where it was: no reload can end at the target of a move")
    func reloadedRowsBesideMoves() {
        let move = ListChanges.RowPair(old: path(0, 2), new: path(0, 0))
        #expect(
            violation([3], [3]) {
                $0.rowReloads = [path(0, 0)]
                $0.rowMoves = [move]
            } == nil)
        // There is no room where the counts are wrong, and that is said.
        let found = violation([3], [2]) {
            $0.rowReloads = [path(0, 0)]
            $0.rowMoves = [move]
        }
        #expect(found?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    }

    @Test("a section may be named once on each side") func sectionConflicts() {
        #expect(
            violation([1, 1], [1]) {
                $0.sectionDeletes = [1]
                $0.sectionReloads = [1]
            } == "attempt to delete and reload the same section (1)")
        #expect(
            violation([1, 1], [1]) {
                $0.sectionDeletes = [1]
                $0.sectionMoves = [.init(from: 1, to: 0)]
            } == "attempt to perform a delete and a move from the same section (1)")
        #expect(
            violation([1, 1], [1, 1]) {
                $0.sectionReloads = [1]
                $0.sectionMoves = [.init(from: 1, to: 0)]
            } == "attempt to perform a delete and a move from the same section (1)")
        #expect(
            violation([1, 1], [1, 1, 1]) {
                $0.sectionInserts = [0]
                $0.sectionMoves = [.init(from: 1, to: 0)]
            } == "attempt to perform an insert and a move to the same section (0)")
    }

    @Test("nothing is named twice") func twice() {
        let edits: [(inout ListBatch) -> Void] = [
            { $0.rowDeletes = [path(0, 0), path(0, 0)] }, { $0.rowInserts = [path(0, 0), path(0, 0)] },
            { $0.rowReloads = [path(0, 0), path(0, 0)] },
            {
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 1)), .init(old: path(0, 0), new: path(0, 2))]
            },
            {
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 1)), .init(old: path(0, 2), new: path(0, 1))]
            },
            { $0.sectionDeletes = [1, 1] }, { $0.sectionInserts = [1, 1] }, { $0.sectionReloads = [1, 1] },
            { $0.sectionMoves = [.init(from: 0, to: 1), .init(from: 0, to: 0)] },
            { $0.sectionMoves = [.init(from: 0, to: 1), .init(from: 1, to: 1)] },
        ]
        for edit in edits {
            #expect(violation([4, 4], [4, 4], .tableView, edit) == "Attempt to create two animations for cell")
        }
    }

    @Test("a row cannot move out of a deleted section or into an inserted one", arguments: Words.both)
    func deadSections(_ words: Words) {
        #expect(
            violation([1, 1], [2], words.wording) {
                $0.sectionDeletes = [0]
                $0.rowMoves = [.init(old: path(0, 0), new: path(0, 0))]
            } == "cannot move a \(words.noun) from a deleted section")
        #expect(
            violation([1], [0, 1], words.wording) {
                $0.sectionInserts = [1]
                $0.rowMoves = [.init(old: path(0, 0), new: path(1, 0))]
            } == "cannot move a \(words.noun) into a newly inserted section (1)")
        // A reloaded section is a deleted and an inserted one.
        #expect(
            violation([1, 1], [0, 2], words.wording) {
                $0.sectionReloads = [0]
                $0.rowMoves = [.init(old: path(0, 0), new: path(1, 0))]
            } == "cannot move a \(words.noun) from a deleted section")
        #expect(
            violation([1, 0, 1], [0, 2], words.wording) {
                $0.sectionDeletes = [1]
                $0.sectionReloads = [2]
                $0.rowMoves = [.init(old: path(0, 0), new: path(1, 0))]
            } == "cannot move a \(words.noun) into a newly inserted section (1)")
    }
}
