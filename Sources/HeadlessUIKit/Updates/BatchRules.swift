import Foundation

/// UIKit's rules for a batch of table updates, with UIKit's messages.
struct BatchRules {
    let batch: TableBatch
    /// Rows a section, before and after the batch.
    let before: [Int]
    let after: [Int]

    /// The message of the first rule that is broken, nil if the batch is legal. Linear to the changes and sections.
    func violation() -> String? {
        malformedPath() ?? missingPlace() ?? conflict() ?? wrongSectionCount() ?? wrongRowCount()
    }

    private func malformedPath() -> String? {
        let moved = batch.rowMoves.flatMap { [$0.from, $0.to] }
        let paths = batch.rowDeletes + batch.rowInserts + batch.rowReloads + batch.rowReconfigures + moved
        guard paths.contains(where: { $0.count != 2 }) else { return nil }
        return "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
            + "indices specifying the section and row. Please use the category on NSIndexPath in "
            + "NSIndexPath+UIKitAdditions.h if possible."
    }

    // Places that do not exist.

    private func missingPlace() -> String? {
        for section in (batch.sectionDeletes + batch.sectionReloads).sorted(by: >)
        where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for move in batch.sectionMoves where !before.indices.contains(move.from) {
            return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
        }
        for section in batch.sectionInserts.sorted() where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for move in batch.sectionMoves where !after.indices.contains(move.to) {
            return "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) "
                + "sections after the update"
        }
        for path in (batch.rowDeletes + batch.rowReloads).sorted(by: >) {
            if !before.indices.contains(path.section) {
                return "attempt to delete row \(path.row) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            if !(0..<before[path.section]).contains(path.row) {
                return "attempt to delete row \(path.row) from section \(path.section) which only contains "
                    + "\(before[path.section]) rows before the update"
            }
        }
        for path in batch.rowReconfigures where !exists(path, in: before) {
            let rows = before.indices.contains(path.section) ? before[path.section] : 0
            return "attempt to reconfigure index path (\(path.uikitText)) that does not exist - there are only "
                + "\(rows) rows in section \(path.section) before the update"
        }
        for path in batch.rowInserts.sorted() {
            if let message = missingTarget(path) { return message }
        }
        for move in batch.rowMoves {
            if !exists(move.from, in: before) {
                let rows = before.indices.contains(move.from.section) ? before[move.from.section] : 0
                return "attempt to move index path (\(move.from.uikitText)) that does not exist - there are only "
                    + "\(rows) rows in section \(move.from.section) before the update"
            }
            if let message = missingTarget(move.to) { return message }
        }
        return nil
    }

    private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
    }

    private func missingTarget(_ path: IndexPath) -> String? {
        if !after.indices.contains(path.section) {
            return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                + "\(after.count) sections after the update"
        }
        if !(0..<after[path.section]).contains(path.row) {
            return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                + "\(after[path.section]) rows in section \(path.section) after the update"
        }
        return nil
    }

    // Changes that exclude each other.

    private func conflict() -> String? {
        sectionConflict() ?? rowConflict() ?? doubled() ?? moveAcrossSections() ?? emptyReload()
    }

    private func sectionConflict() -> String? {
        let deleted = Set(batch.sectionDeletes)
        let reloaded = Set(batch.sectionReloads)
        if let section = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same section (\(section))"
        }
        if let move = batch.sectionMoves.first(where: { deleted.contains($0.from) || reloaded.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same section (\(move.from))"
        }
        let inserted = Set(batch.sectionInserts)
        if let move = batch.sectionMoves.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same section (\(move.to))"
        }
        return nil
    }

    private func rowConflict() -> String? {
        let deleted = Set(batch.rowDeletes)
        let reloaded = Set(batch.rowReloads)
        if let path = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same index path (\(path.uikitText))"
        }
        if let move = batch.rowMoves.first(where: { deleted.contains($0.from) || reloaded.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same index path (\(move.from.uikitText))"
        }
        let inserted = Set(batch.rowInserts)
        if let move = batch.rowMoves.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path (\(move.to.uikitText))"
        }
        return nil
    }

    private func doubled() -> String? {
        let isDoubled =
            hasTwice(batch.sectionDeletes) || hasTwice(batch.sectionInserts) || hasTwice(batch.sectionReloads)
            || hasTwice(batch.sectionMoves.map(\.from)) || hasTwice(batch.sectionMoves.map(\.to))
            || hasTwice(batch.rowDeletes) || hasTwice(batch.rowInserts) || hasTwice(batch.rowReloads)
            || hasTwice(batch.rowMoves.map(\.from)) || hasTwice(batch.rowMoves.map(\.to))
        return isDoubled ? "Attempt to create two animations for cell" : nil
    }

    private func hasTwice<Place: Hashable>(_ places: [Place]) -> Bool { Set(places).count != places.count }

    private func moveAcrossSections() -> String? {
        let gone = Set(batch.sectionDeletes + batch.sectionReloads)
        let new = Set(batch.sectionInserts)
        for move in batch.rowMoves {
            if gone.contains(move.from.section) { return "cannot move a row from a deleted section" }
            if new.contains(move.to.section) {
                return "cannot move a row into a newly inserted section (\(move.to.section))"
            }
        }
        return nil
    }

    private func emptyReload() -> String? {
        let sections = BatchMapping(batch: batch, before: before, after: after).sections
        for section in batch.sectionReloads.sorted() where before[section] == 0 {
            if let new = sections[section], after.indices.contains(new), after[new] == 0 {
                return "attempt to create view animation for nil view"
            }
        }
        return nil
    }

    // Counts.

    private func wrongSectionCount() -> String? {
        let (inserted, deleted) = (batch.sectionInserts.count, batch.sectionDeletes.count)
        guard after.count != before.count + inserted - deleted else { return nil }
        return "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
            + "the update (\(after.count)) must be equal to the number of sections contained in the table view "
            + "before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(inserted) inserted, \(deleted) deleted)."
    }

    private func wrongRowCount() -> String? {
        let sections = BatchMapping(batch: batch, before: before, after: after).sections
        let reloaded = Set(batch.sectionReloads)
        let moved = Set(batch.sectionMoves.map(\.from))
        let deletes = counts(batch.rowDeletes)
        let inserts = counts(batch.rowInserts)
        let reloads = counts(batch.rowReloads)
        let leaving = counts(batch.rowMoves.map(\.from))
        let arriving = counts(batch.rowMoves.map(\.to))
        for section in before.indices where !reloaded.contains(section) {
            guard let new = sections[section] else { continue }
            let (out, into) = (leaving[section] ?? 0, arriving[new] ?? 0)
            let (gone, come) = (deletes[section] ?? 0, inserts[new] ?? 0)
            let isRight = after[new] == before[section] + come - gone + into - out
            // UIKit loses count of a section that is moved while its rows change.
            let isLost = moved.contains(section) && out + into + gone + come + (reloads[section] ?? 0) > 0
            if isRight, !isLost { continue }
            return "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an "
                + "existing section after the update (\(after[new])) must be equal to the number of rows contained in "
                + "that section before the update (\(before[section])), plus or minus the number of rows inserted or "
                + "deleted from that section (\(come) inserted, \(gone) deleted) and plus or minus the number of rows "
                + "moved into or out of that section (\(into) moved in, \(out) moved out)."
        }
        return nil
    }

    private func counts(_ paths: [IndexPath]) -> [Int: Int] {
        paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}
