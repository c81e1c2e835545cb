import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

extension RandomUser {
    /// The cell that holds the first responder, and the rows that could be its row.
    struct Responding {
        var cell: Screen.View.ListViewCell
        var ids: [Screen.State.RowIdentity]
        var count: Int
    }

    var responding: Responding? {
        guard let (cell, id) = list.respondingRow else { return nil }
        let ids = list.configured.entry(of: cell)?.shown.ids ?? [id]
        return Responding(cell: cell, ids: ids, count: list.rowPaths(of: ids).count)
    }

    /// Whether a row is shown by another cell than the one that held the first responder. Of equal rows it is not known
    /// which ones are gone.
    func isReplaced(_ responding: Responding) -> Bool {
        let count = list.rowPaths(of: responding.ids).count
        guard count > 0, count >= responding.count else { return false }
        guard let now = list.respondingRow else { return true }
        return now.cell !== responding.cell || !responding.ids.contains(now.id)
    }

    /// Compares the look-ups with the list that is shown.
    func differenceOfLookUps() -> String? {
        let (state, found) = (list.applied, list.currentIndex())
        let wanted = RowIndex(state)
        if found.duplicates != wanted.duplicates { return "\(found.duplicates) instead of \(wanted.duplicates)" }
        for section in 0..<state.sectionCount {
            if let id = state.section(at: section), found[section: id] != wanted[section: id] { return "\(id) is lost" }
            for id in state.rowIDs(inSection: section) where found[id] != wanted[id] { return "\(id) is lost" }
        }
        return nil
    }
}
