import ListRuntime
import Testing

@Suite struct ListPlanTests {
    private let path = RowPath.init(section:row:)

    @Test("a section move with row changes becomes a delete and an insert")
    func sectionMoveWithRows() {
        var changes = ListChanges()
        // Two sections keep their order, so that it is the first that has to move.
        changes.sectionMoves = [.init(from: 0, to: 2)]
        changes.rowInserts = [path(2, 0)]
        changes.rowUpdates = [.init(old: path(0, 0), new: path(2, 1)), .init(old: path(1, 0), new: path(0, 0))]
        let plan = ListPlan(changes)
        #expect(plan.batch.sectionMoves.isEmpty)
        #expect(plan.batch.sectionDeletes == [0])
        #expect(plan.batch.sectionInserts == [2])
        #expect(plan.batch.rowInserts.isEmpty)
        #expect(plan.reconfigures == [path(0, 0)])
    }

    @Test("nothing is said of the rows and headers of a section that is deleted and inserted instead of moved")
    func rowsOfDemotedSections() {
        var changes = ListChanges()
        changes.sectionMoves = [.init(from: 0, to: 2)]
        changes.headerUpdates = [0, 2]
        changes.rowDeletes = [path(0, 0)]
        changes.rowInserts = [path(2, 3)]
        changes.rowMoves = [.init(old: path(0, 1), new: path(2, 2))]
        changes.rowUpdates = [
            .init(old: path(0, 1), new: path(2, 2)), .init(old: path(0, 2), new: path(2, 0)),
            .init(old: path(0, 3), new: path(2, 1)),
        ]
        let plan = ListPlan(changes) { old, _ in old.row == 2 }
        var batch = ListBatch()
        batch.sectionDeletes = [0]
        batch.sectionInserts = [2]
        #expect(plan.batch == batch)
        #expect(plan.headerUpdates == [0])
        #expect(plan.reconfigures.isEmpty)
    }

    @Test("each change of its rows alone keeps a section from moving, in order where there are several")
    func demotions() {
        let changesOfRows: [(inout ListChanges) -> Void] = [
            { $0.rowDeletes = [path(2, 0)] }, { $0.rowInserts = [path(0, 0)] },
            { $0.rowMoves = [.init(old: path(2, 0), new: path(1, 0))] },
            { $0.rowMoves = [.init(old: path(0, 0), new: path(0, 0))] },
            { $0.rowUpdates = [.init(old: path(2, 0), new: path(0, 0))] },
        ]
        for change in changesOfRows {
            var changes = ListChanges()
            changes.sectionDeletes = [4, 3]
            changes.sectionInserts = [4, 3]
            changes.sectionMoves = [.init(from: 2, to: 0)]
            change(&changes)
            let plan = ListPlan(changes) { _, _ in true }
            #expect(plan.batch.sectionMoves.isEmpty)
            #expect(plan.batch.sectionDeletes == [2, 3, 4])
            #expect(plan.batch.sectionInserts == [0, 3, 4])
        }
    }

    @Test("a section move without row changes stays, and its content changes follow")
    func sectionMoveAlone() {
        var changes = ListChanges()
        changes.sectionMoves = [.init(from: 0, to: 1)]
        changes.rowUpdates = [.init(old: path(0, 0), new: path(1, 0))]
        let plan = ListPlan(changes)
        #expect(plan.batch.sectionMoves == [.init(from: 0, to: 1)])
        #expect(plan.reconfigures == [path(1, 0)])
    }

    @Test("a row move out of a deleted section is an insert, one into an inserted section a delete")
    func rowMovesAcrossDeadSections() {
        var changes = ListChanges()
        changes.sectionDeletes = [0]
        changes.sectionInserts = [1]
        changes.rowMoves = [
            .init(old: path(0, 0), new: path(0, 3)), .init(old: path(1, 2), new: path(1, 0)),
        ]
        let plan = ListPlan(changes)
        #expect(plan.batch.rowMoves.isEmpty)
        #expect(plan.batch.rowInserts == [path(0, 3)])
        #expect(plan.batch.rowDeletes == [path(1, 2)])
    }

    @Test("a row that needs another cell is reloaded, or deleted and inserted beside other changes")
    func otherCell() {
        var changes = ListChanges()
        changes.rowUpdates = [.init(old: path(0, 1), new: path(0, 1))]
        let alone = ListPlan(changes) { _, _ in true }
        #expect(alone.batch.rowReloads == [path(0, 1)])
        #expect(alone.reconfigures.isEmpty)

        changes.rowInserts = [path(0, 0)]
        changes.rowUpdates = [.init(old: path(0, 1), new: path(0, 2))]
        let beside = ListPlan(changes) { _, _ in true }
        #expect(beside.batch.rowReloads.isEmpty)
        #expect(beside.batch.rowDeletes == [path(0, 1)])
        #expect(beside.batch.rowInserts == [path(0, 0), path(0, 2)])

        changes.rowInserts = [path(0, 4)]
        changes.rowUpdates = [.init(old: path(0, 1), new: path(0, 1))]
        let above = ListPlan(changes) { _, _ in true }
        #expect(above.batch.rowReloads.isEmpty)
        #expect(above.batch.rowDeletes == [path(0, 1)])
        #expect(above.batch.rowInserts == [path(0, 4), path(0, 1)])

        changes = ListChanges()
        changes.rowMoves = [.init(old: path(0, 0), new: path(0, 1))]
        changes.rowUpdates = [.init(old: path(0, 0), new: path(0, 1))]
        let moved = ListPlan(changes) { _, _ in true }
        #expect(moved.batch.rowMoves.isEmpty)
        #expect(moved.batch.rowDeletes == [path(0, 0)])
        #expect(moved.batch.rowInserts == [path(0, 1)])
    }
}
