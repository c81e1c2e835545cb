/// Replays a batch against the row counts before and after it, by the rules of UIKit.
///
/// A violation is worded as UIKit words its exception. Linear in the number of sections and changes.
public struct BatchValidator {
    private let batch: ListBatch
    private let before: [Int]
    private let after: [Int]
    /// `row` of a table view, `item` of a collection view.
    private let noun: String
    private let view: String

    /// What UIKit would raise for a batch, or nil where it is legal.
    ///
    /// - Parameters:
    ///   - before: The number of rows of each section before the batch.
    ///   - after: The same after it.
    public static func violation(of batch: ListBatch, before: [Int], after: [Int]) -> String? {
        let validator = BatchValidator(batch: batch, before: before, after: after, noun: "row", view: "table view")
        return validator.sectionPlaces() ?? validator.rowPlaces() ?? validator.collisions()
            ?? validator.sectionCounts() ?? validator.rowCounts()
    }

    private func sectionPlaces() -> String? {
        for section in batch.sectionDeletes where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for section in batch.sectionInserts where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for move in batch.sectionMoves {
            if !before.indices.contains(move.from) {
                return
                    "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
            }
            if !after.indices.contains(move.to) {
                return
                    "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections after the update"
            }
        }
        return nil
    }

    private func rowPlaces() -> String? {
        for path in batch.rowDeletes {
            if let message = missing(path, verb: "delete", preposition: "from", counts: before, when: "before") {
                return message
            }
        }
        for path in batch.rowReloads {
            if let message = missing(path, verb: "reload", preposition: "in", counts: before, when: "before") {
                return message
            }
        }
        for path in batch.rowInserts {
            guard after.indices.contains(path.section) else {
                return
                    "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only \(after.count) sections after the update"
            }
            if path.row < 0 || path.row >= after[path.section] {
                return
                    "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only \(after[path.section]) \(noun)s in section \(path.section) after the update"
            }
        }
        for move in batch.rowMoves {
            if let message = missing(move) { return message }
        }
        return nil
    }

    private func missing(_ path: RowPath, verb: String, preposition: String, counts: [Int], when: String) -> String? {
        guard counts.indices.contains(path.section) else {
            return
                "attempt to \(verb) \(noun) \(path.row) \(preposition) section \(path.section), but there are only \(counts.count) sections \(when) the update"
        }
        if path.row >= 0, path.row < counts[path.section] { return nil }
        return
            "attempt to \(verb) \(noun) \(path.row) \(preposition) section \(path.section) which only contains \(counts[path.section]) \(noun)s \(when) the update"
    }

    private func missing(_ move: ListChanges.RowPair) -> String? {
        for (path, counts, when) in [(move.old, before, "before"), (move.new, after, "after")] {
            let preposition = when == "before" ? "move" : "move to"
            guard counts.indices.contains(path.section) else {
                return
                    "attempt to \(preposition) index path (\(Self.text(path))) that does not exist - there are only \(counts.count) sections \(when) the update"
            }
            if path.row < 0 || path.row >= counts[path.section] {
                return
                    "attempt to \(preposition) index path (\(Self.text(path))) that does not exist - there are only \(counts[path.section]) \(noun)s in section \(path.section) \(when) the update"
            }
        }
        return nil
    }

    /// Rows and sections that are named twice where UIKit allows it once.
    private func collisions() -> String? {
        var sources: [Int: String] = [:]
        for section in batch.sectionDeletes where sources.updateValue("delete", forKey: section) != nil {
            return "attempt to delete section \(section) twice"
        }
        var targets = Set<Int>()
        for section in batch.sectionInserts where !targets.insert(section).inserted {
            return "attempt to insert section \(section) twice"
        }
        for move in batch.sectionMoves {
            if let verb = sources.updateValue("move", forKey: move.from) {
                return "attempt to perform a \(verb) and a move from the same section (\(move.from))"
            }
            if !targets.insert(move.to).inserted {
                return "attempt to perform an insert and a move to the same section (\(move.to))"
            }
        }
        return rowCollisions()
    }

    private func rowCollisions() -> String? {
        var sources = Set<RowPath>()
        for path in batch.rowDeletes where !sources.insert(path).inserted {
            return "attempt to delete the same index path twice (\(Self.text(path)))"
        }
        for path in batch.rowReloads where !sources.insert(path).inserted {
            return "attempt to delete and reload the same index path (\(Self.text(path)))"
        }
        var targets = Set<RowPath>()
        for path in batch.rowInserts where !targets.insert(path).inserted {
            return "attempt to insert the same index path twice (\(Self.text(path)))"
        }
        let deleted = Set(batch.sectionDeletes)
        let inserted = Set(batch.sectionInserts)
        for move in batch.rowMoves {
            if deleted.contains(move.old.section) {
                return "cannot move a \(noun) from a deleted section (\(move.old.section))"
            }
            if inserted.contains(move.new.section) {
                return "cannot move a \(noun) into a newly inserted section (\(move.new.section))"
            }
            if !sources.insert(move.old).inserted {
                return "attempt to perform a delete and a move from the same index path (\(Self.text(move.old)))"
            }
            if !targets.insert(move.new).inserted {
                return "attempt to perform an insert and a move to the same index path (\(Self.text(move.new)))"
            }
        }
        return nil
    }

    private func sectionCounts() -> String? {
        let inserted = batch.sectionInserts.count
        let deleted = batch.sectionDeletes.count
        if after.count == before.count + inserted - deleted { return nil }
        return
            "Invalid update: invalid number of sections.  The number of sections contained in the \(view) after the update (\(after.count)) must be equal to the number of sections contained in the \(view) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private func rowCounts() -> String? {
        var tallies = [Tally](repeating: Tally(), count: before.count)
        for path in batch.rowDeletes { tallies[path.section].deleted += 1 }
        for move in batch.rowMoves { tallies[move.old.section].movedOut += 1 }
        let origins = batch.sectionOrigins(before: before.count, after: after.count)
        for path in batch.rowInserts {
            if let origin = origins[path.section] { tallies[origin].inserted += 1 }
        }
        for move in batch.rowMoves {
            if let origin = origins[move.new.section] { tallies[origin].movedIn += 1 }
        }
        for (section, origin) in origins.enumerated() {
            guard let origin else { continue }
            let tally = tallies[origin]
            let expected = before[origin] + tally.inserted - tally.deleted + tally.movedIn - tally.movedOut
            if expected != after[section] {
                return
                    "Invalid update: invalid number of \(noun)s in section \(section).  The number of \(noun)s contained in an existing section after the update (\(after[section])) must be equal to the number of \(noun)s contained in that section before the update (\(before[origin])), plus or minus the number of \(noun)s inserted or deleted from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of \(noun)s moved into or out of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
            }
        }
        return nil
    }

    private struct Tally {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
    }

    private static func text(_ path: RowPath) -> String {
        "<NSIndexPath: 0x0> {length = 2, path = \(path.section) - \(path.row)}"
    }
}
