/// What a list view has to do to follow a change.
///
/// One batch is always enough: whatever UIKit rejects in one batch is demoted to a delete and an insert.
public struct ListPlan: Hashable, Sendable {
    /// The structure.
    public var batch = ListBatch()
    /// Rows to configure again after the batch, in the new state.
    public var reconfigures: [RowPath] = []
    /// Sections whose header or footer is to be filled again after the batch, in the new state.
    public var headerUpdates: [Int] = []

    /// Plans the changes.
    ///
    /// - A section move with row changes inside becomes a delete and an insert of the section.
    /// - A row move out of a deleted section becomes an insert, one into an inserted section a delete.
    /// - A content change is a reconfigure. Where the row needs another kind of cell it is a reload, as a delete and an
    ///   insert when rows are inserted, deleted or moved at the same time.
    ///
    /// Linear in the number of changes. `needsOtherCell` gets the old place and the new place of a changed row.
    public init(_ changes: ListChanges, needsOtherCell: (RowPath, RowPath) -> Bool = { _, _ in false }) {
        var updates: [ListChanges.RowPair] = []
        var reloads: [ListChanges.RowPair] = []
        for update in changes.rowUpdates {
            if needsOtherCell(update.old, update.new) { reloads.append(update) } else { updates.append(update) }
        }
        let demoted = Demotions(changes, reloads: reloads)
        batch.sectionDeletes = demoted.deletes.sorted()
        batch.sectionInserts = demoted.inserts.sorted()
        batch.sectionMoves = changes.sectionMoves.filter { !demoted.deletes.contains($0.from) }
        headerUpdates = changes.headerUpdates.filter { !demoted.inserts.contains($0) }

        batch.rowDeletes = changes.rowDeletes.filter { !demoted.deletes.contains($0.section) }
        batch.rowInserts = changes.rowInserts.filter { !demoted.inserts.contains($0.section) }
        let reloaded = Set(reloads.map(\.old))
        var moved: Set<RowPath> = []
        for move in changes.rowMoves {
            let starts = !demoted.deletes.contains(move.old.section)
            let ends = !demoted.inserts.contains(move.new.section)
            let isReloaded = reloaded.contains(move.old)
            if isReloaded { moved.insert(move.old) }
            if starts, ends, !isReloaded {
                batch.rowMoves.append(move)
            } else {
                if starts { batch.rowDeletes.append(move.old) }
                if ends { batch.rowInserts.append(move.new) }
            }
        }
        append(reloads.filter { !moved.contains($0.old) }, demoted)
        reconfigures = updates.map(\.new).filter { !demoted.inserts.contains($0.section) }
    }

    private mutating func append(_ reloads: [ListChanges.RowPair], _ demoted: Demotions) {
        let isAlone = batch.keepsStructure
        for reload in reloads {
            let starts = !demoted.deletes.contains(reload.old.section)
            let ends = !demoted.inserts.contains(reload.new.section)
            if isAlone, reload.old == reload.new {
                batch.rowReloads.append(reload.old)
            } else {
                if starts { batch.rowDeletes.append(reload.old) }
                if ends { batch.rowInserts.append(reload.new) }
            }
        }
    }

    /// Sections that are deleted and inserted, by themselves or instead of a move.
    private struct Demotions {
        var deletes: Set<Int>
        var inserts: Set<Int>

        init(_ changes: ListChanges, reloads: [ListChanges.RowPair]) {
            deletes = Set(changes.sectionDeletes)
            inserts = Set(changes.sectionInserts)
            guard !changes.sectionMoves.isEmpty else { return }
            var oldTouched = Set(changes.rowDeletes.map(\.section))
            var newTouched = Set(changes.rowInserts.map(\.section))
            for pair in changes.rowMoves + reloads {
                oldTouched.insert(pair.old.section)
                newTouched.insert(pair.new.section)
            }
            for move in changes.sectionMoves where oldTouched.contains(move.from) || newTouched.contains(move.to) {
                deletes.insert(move.from)
                inserts.insert(move.to)
            }
        }
    }
}
