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
    /// - A section move with row changes inside becomes a delete and an insert of the section. If as few other
    ///   sections could move instead, those do whose rows do not change.
    /// - A row move out of a deleted section becomes an insert, one into an inserted section a delete.
    /// - A content change is a reconfigure. If the row needs another kind of cell it is a reload, as a delete and an
    ///   insert when rows are inserted, deleted or moved at the same time.
    ///
    /// Linear in the number of changes, and s log s for s sections: those that come or go and, where some move, all up to
    /// the last of these. `needsOtherCell` gets the old place and the new place of a changed row, of some twice.
    public init(_ changes: ListChanges, needsOtherCell: (RowPath, RowPath) -> Bool = { _, _ in false }) {
        guard changes.keepsSections, keepCells(of: changes.rowUpdates, needsOtherCell: needsOtherCell) else {
            demote(changes, needsOtherCell: needsOtherCell)
            return
        }
        // Mostly so: nothing is to be demoted.
        batch.rowDeletes = changes.rowDeletes
        batch.rowInserts = changes.rowInserts
        batch.rowMoves = changes.rowMoves
        headerUpdates = changes.headerUpdates
    }

    /// Has changed rows configured again, or returns false if one of them needs another kind of cell.
    private mutating func keepCells(
        of updates: ListChanges.RowPairs, needsOtherCell: (RowPath, RowPath) -> Bool
    ) -> Bool {
        reconfigures.reserveCapacity(updates.count)
        for update in updates {
            if needsOtherCell(update.old, update.new) { return false }
            reconfigures.append(update.new)
        }
        return true
    }

    private mutating func demote(_ changes: ListChanges, needsOtherCell: (RowPath, RowPath) -> Bool) {
        var updates: [ListChanges.RowPair] = []
        var reloads: [ListChanges.RowPair] = []
        for update in changes.rowUpdates {
            if needsOtherCell(update.old, update.new) { reloads.append(update) } else { updates.append(update) }
        }
        let demoted = Demotions(changes, reloads: reloads)
        batch.sectionDeletes = demoted.deletes.sorted()
        batch.sectionInserts = demoted.inserts.sorted()
        batch.sectionMoves = demoted.moves.filter { !demoted.deletes.contains($0.from) }
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
        /// The section moves, those of sections that are deleted and inserted among them.
        var moves: [ListChanges.SectionMove]

        init(_ changes: ListChanges, reloads: [ListChanges.RowPair]) {
            deletes = Set(changes.sectionDeletes)
            inserts = Set(changes.sectionInserts)
            moves = changes.sectionMoves
            guard !moves.isEmpty else { return }
            var oldTouched = Set(changes.rowDeletes.map(\.section))
            var newTouched = Set(changes.rowInserts.map(\.section))
            for pair in reloads + changes.rowMoves {
                oldTouched.insert(pair.old.section)
                newTouched.insert(pair.new.section)
            }
            func isTouched(_ move: ListChanges.SectionMove) -> Bool {
                oldTouched.contains(move.from) || newTouched.contains(move.to)
            }
            guard moves.contains(where: isTouched) else { return }
            moves = Self.moves(changes, isTouched: isTouched)
            for move in moves where isTouched(move) {
                deletes.insert(move.from)
                inserts.insert(move.to)
            }
        }

        /// As many moves, of sections whose rows do not change if there is a choice.
        private static func moves(
            _ changes: ListChanges, isTouched: (ListChanges.SectionMove) -> Bool
        ) -> [ListChanges.SectionMove] {
            // Changes that somebody wrote may name any place, and the weights below have 32 bits.
            let moves = changes.sectionMoves
            guard moves.allSatisfy({ 0..<1 << 15 ~= $0.from && 0..<1 << 15 ~= $0.to }) else { return moves }
            let last = moves.reduce(0) { max($0, $1.from, $1.to) }
            let origins = SectionOrigins(
                deletes: changes.sectionDeletes, inserts: changes.sectionInserts, moves: moves
            ).first(0, holding: last + 1)
            let sections = origins.enumerated().compactMap { new, old in
                old.map { ListChanges.SectionMove(from: $0, to: new) }
            }
            // As many sections as can be stay; of those, as many as can be whose rows change.
            let runs = sections.map { section in
                CollectionChanges.Run(
                    old: UInt32(section.from), new: UInt32(section.to),
                    count: UInt32(sections.count + (isTouched(section) ? 2 : 1)))
            }
            let stays = RunOrder.heaviestChain(of: runs, oldEnd: 1 + (sections.map(\.from).max() ?? 0))
            return zip(sections, stays).filter { !$1 }.map(\.0)
        }
    }
}
