/// Counts that do not follow from the changes.
extension BatchValidator {
    func wrongCount() -> String? {
        let origins = batch.sectionOrigins(before: before.count, after: after.count)
        return emptyReload(origins) ?? wrongSectionCount() ?? wrongRowCount(origins)
    }

    /// UIKit animates the view of a reloaded section, and an empty one has none.
    private func emptyReload(_ origins: [Int?]) -> String? {
        guard !batch.sectionReloads.isEmpty else { return nil }
        let reloaded = Set(batch.sectionReloads)
        for (section, origin) in origins.enumerated() where after[section] == 0 {
            guard let origin, reloaded.contains(origin), before[origin] == 0 else { continue }
            return "attempt to create view animation for nil view"
        }
        return nil
    }

    private func wrongSectionCount() -> String? {
        let (inserted, deleted) = (batch.sectionInserts.count, batch.sectionDeletes.count)
        guard after.count != before.count + inserted - deleted else { return nil }
        return inconsistency
            ?? "Invalid update: invalid number of sections.  The number of sections contained in the \(wording.view) "
            + "after the update (\(after.count)) must be equal to the number of sections contained in the "
            + "\(wording.view) before the update (\(before.count)), plus or minus the number of sections inserted or "
            + "deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private func wrongRowCount(_ origins: [Int?]) -> String? {
        var tallies = [Tally](repeating: Tally(), count: before.count)
        for path in batch.rowDeletes { tallies[path.section].deleted += 1 }
        for path in batch.rowReloads { tallies[path.section].reloaded += 1 }
        for move in batch.rowMoves { tallies[move.old.section].movedOut += 1 }
        for (section, origin) in origins.enumerated() {
            if let origin { tallies[origin].section = section }
        }
        for path in batch.rowInserts {
            if let origin = origins[path.section] { tallies[origin].inserted += 1 }
        }
        for move in batch.rowMoves {
            if let origin = origins[move.new.section] { tallies[origin].movedIn += 1 }
        }
        for section in batch.sectionReloads { tallies[section].section = nil }
        for move in batch.sectionMoves { tallies[move.from].isMoved = true }
        for (section, tally) in tallies.enumerated() {
            guard let new = tally.section else { continue }
            let isRight = after[new] == before[section] + tally.difference
            // UIKit loses count of a section that is moved while its rows change.
            if isRight, !(tally.isMoved && tally.hasChanges) { continue }
            return inconsistency
                ?? "Invalid update: invalid number of \(noun)s in section \(section).  The number of \(noun)s contained "
                + "in an existing section after the update (\(after[new])) must be equal to the number of \(noun)s "
                + "contained in that section before the update (\(before[section])), plus or minus the number of "
                + "\(noun)s inserted or deleted from that section (\(tally.inserted) inserted, \(tally.deleted) "
                + "deleted) and plus or minus the number of \(noun)s moved into or out of that section "
                + "(\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
        }
        return nil
    }

    /// What happens to a section of the state before.
    private struct Tally {
        /// The section after the batch; nil if its count is free.
        var section: Int?
        var isMoved = false
        var inserted = 0
        var deleted = 0
        var reloaded = 0
        var movedIn = 0
        var movedOut = 0

        var difference: Int { inserted - deleted + movedIn - movedOut }
        var hasChanges: Bool { inserted + deleted + reloaded + movedIn + movedOut > 0 }
    }

    /// The one message of collection views since iOS 16.4.
    private var inconsistency: String? {
        guard wording == .collectionView else { return nil }
        return "Invalid batch updates detected: the number of sections and/or items returned by the data source "
            + "before and/or after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = \(counted(before))\nData source after updates = \(counted(after))\n"
            + "Updates = [ \(updates.joined(separator: ", ")) ]"
    }

    private func counted(_ counts: [Int]) -> String {
        "{ \(counts.count) \(counts.count == 1 ? "section" : "sections") with item counts: \(counts) }"
    }

    private var updates: [String] {
        func place(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }
        return batch.sectionDeletes.map { "Delete section (\($0))" }
            + batch.rowDeletes.map { "Delete item \(place($0))" }
            + batch.sectionReloads.map { "Reload section (\($0))" }
            + batch.rowReloads.map { "Reload item \(place($0))" }
            + batch.sectionInserts.map { "Insert section (\($0))" }
            + batch.rowInserts.map { "Insert item \(place($0))" }
            + batch.sectionMoves.map { "Move section (\($0.from)) to (\($0.to))" }
            + batch.rowMoves.map { "Move item \(place($0.old)) to \(place($0.new))" }
    }
}
