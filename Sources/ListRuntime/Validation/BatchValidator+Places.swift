/// Places that do not exist.
extension BatchValidator {
    func missingSection() -> String? {
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
        return nil
    }

    func missingRow() -> String? {
        // A reload is a delete and an insert, and UIKit's messages call it that.
        for path in (batch.rowDeletes + batch.rowReloads).sorted(by: >) where !exists(path, in: before) {
            guard before.indices.contains(path.section) else {
                return "attempt to delete \(noun) \(path.row) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            return "attempt to delete \(noun) \(path.row) from section \(path.section) which only contains "
                + "\(before[path.section]) \(noun)s before the update"
        }
        for path in batch.rowInserts.sorted() {
            if let message = missingTarget(path) { return message }
        }
        for move in batch.rowMoves {
            guard exists(move.old, in: before) else {
                let rows = before.indices.contains(move.old.section) ? before[move.old.section] : 0
                return "attempt to move index path (\(text(move.old))) that does not exist - there are only \(rows) "
                    + "\(noun)s in section \(move.old.section) before the update"
            }
            if let message = missingTarget(move.new) { return message }
        }
        return nil
    }

    private func exists(_ path: RowPath, in counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    private func missingTarget(_ path: RowPath) -> String? {
        guard !exists(path, in: after) else { return nil }
        guard after.indices.contains(path.section) else {
            return "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only "
                + "\(after.count) sections after the update"
        }
        return "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only "
            + "\(after[path.section]) \(noun)s in section \(path.section) after the update"
    }
}
