/// Changes that exclude each other.
extension BatchValidator {
    func sectionConflict() -> String? {
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

    func rowConflict() -> String? {
        let deleted = Set(batch.rowDeletes)
        let reloaded = Set(batch.rowReloads)
        if let path = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same index path (\(text(path)))"
        }
        if let move = batch.rowMoves.first(where: { deleted.contains($0.old) || reloaded.contains($0.old) }) {
            return "attempt to perform a delete and a move from the same index path (\(text(move.old)))"
        }
        let inserted = Set(batch.rowInserts)
        if let move = batch.rowMoves.first(where: { inserted.contains($0.new) }) {
            return "attempt to perform an insert and a move to the same index path (\(text(move.new)))"
        }
        return nil
    }

    /// UIKit has this message for a cell of a table; it stands for sections and items as well, whose words nobody has
    /// written down.
    func twice() -> String? {
        func isNamedTwice<Place: Hashable>(_ places: [Place]) -> Bool {
            places.count > 1 && Set(places).count != places.count
        }
        let isTwice =
            isNamedTwice(batch.sectionDeletes) || isNamedTwice(batch.sectionInserts)
            || isNamedTwice(batch.sectionReloads) || isNamedTwice(batch.sectionMoves.map(\.from))
            || isNamedTwice(batch.sectionMoves.map(\.to)) || isNamedTwice(batch.rowDeletes)
            || isNamedTwice(batch.rowInserts) || isNamedTwice(batch.rowReloads)
            || isNamedTwice(batch.rowMoves.map(\.old)) || isNamedTwice(batch.rowMoves.map(\.new))
        return isTwice ? "Attempt to create two animations for cell" : nil
    }

    func moveAcrossSections() -> String? {
        guard !batch.rowMoves.isEmpty else { return nil }
        let gone = Set(batch.sectionDeletes + batch.sectionReloads)
        let new = Set(batch.sectionInserts).union(reloadedSections)
        for move in batch.rowMoves {
            if gone.contains(move.old.section) { return "cannot move a \(noun) from a deleted section" }
            if new.contains(move.new.section) {
                return "cannot move a \(noun) into a newly inserted section (\(move.new.section))"
            }
        }
        return nil
    }

    /// Where the reloaded sections are after the batch: a reload is a delete and an insert.
    private var reloadedSections: [Int] {
        guard !batch.sectionReloads.isEmpty else { return [] }
        let reloaded = Set(batch.sectionReloads)
        let origins = batch.sectionOrigins(before: before.count, after: after.count)
        return origins.indices.filter { origins[$0].map(reloaded.contains) ?? false }
    }
}
