import Foundation
import ListRuntime

extension ListDriver {
    /// Takes a move into a list; called with the list that is shown, and with a newer one if there is one. It is to
    /// change the order of the rows and nothing else; doing nothing declines the move.
    public typealias TakeMove = (RowMove<State>, inout State.ListValue) -> Void

    /// Whether a move by hand can be followed, for `targetIndexPathForMove…`: if it cannot, answer the place that
    /// the row comes from. Linear in the number of rows.
    public func canFollowMove(from old: IndexPath, to new: IndexPath, _ take: TakeMove) -> Bool {
        guard let old = RowPath(old), let new = RowPath(new) else { return false }
        return old == new || taken(old, new, take) != nil
    }

    /// Follows a move by hand, in `moveRowAt` or `moveItemAt`: the list view has made it already. The rows of the list
    /// take the order that is shown, and so does a newer state that waits. Structural updates come in the next turn.
    ///
    /// A move that `take` declines, or does not make as it is shown, is undone: the row goes back.
    /// - Returns: What was moved, to be told to the owner of the data; nil if nothing was.
    @discardableResult
    public func followMove(from old: IndexPath, to new: IndexPath, _ take: TakeMove) -> RowMove<State>? {
        if isOffMain() { return nil }
        guard let view = listView, let old = RowPath(old), let new = RowPath(new), old != new else { return nil }
        // UIKit is not done with the move before the end of the turn.
        beginInteraction(.move)
        Task { @MainActor [weak self] in self?.endMove() }
        guard let taken = taken(old, new, take) else {
            undoMove(from: IndexPath(old), to: IndexPath(new), in: view)
            return nil
        }
        if hasNewer {
            var newest = state
            take(taken.move, &newest)
            states.pending.newest = newest
        }
        advance(to: taken.state, kept: taken.kept, taken.changes)
        // Where an identity says the section, the row can have become equal to another one.
        if duplicatePolicy == .keepFirst, old.section != new.section { states.pending.ask(.duplicates) }
        fillAgain(taken.changes, old, new, in: view)
        nested.outerRow?.write(states.newestList)
        return taken.move
    }

    private struct Taken {
        var move: RowMove<State>
        var state: State
        var kept: KeptRows<State>?
        var changes: ListChanges
    }

    /// What comes of a move; nil if not all rows stand where the list view shows them.
    private func taken(_ old: RowPath, _ new: RowPath, _ take: TakeMove) -> Taken? {
        guard let move = RowMove(of: states.appliedRows, from: old, to: new) else { return nil }
        var list = applied.listValue
        take(move, &list)
        var state = State(evaluating: list)
        var counts = applied.rowCounts
        counts[old.section] -= 1
        counts[new.section] += 1
        // Equal rows that are computed come again.
        if duplicatePolicy == .keepFirst, state.rowCounts != counts { state.removeDuplicateRows() }
        guard state.rowCounts == counts, counts.indices.allSatisfy({ state.section(at: $0) == applied.section(at: $0) })
        else { return nil }
        let kept = State.keptRows(of: state)
        let rows = RowIdentities(state, kept)
        for section in Set([old.section, new.section]) {
            var (before, after) = (states.appliedRows.ids(inSection: section), rows.ids(inSection: section))
            if section == old.section { before.remove(at: old.row) }
            if section == new.section { after.remove(at: new.row) }
            if before != after { return nil }
        }
        if old.section == new.section, rows.id(at: new) != move.id { return nil }
        let changes = State.changes(from: applied, states.kept, to: state, kept)
        return Taken(move: move, state: state, kept: kept, changes: changes)
    }

    /// Has the rows filled again that a move changed, and those that show where they stand.
    private func fillAgain(_ changes: ListChanges, _ old: RowPath, _ new: RowPath, in view: View) {
        var paths = changes.rowUpdates.map(\.new) + [new]
        if old.section != new.section {
            paths.append(RowPath(section: old.section, row: 0))
            states.pending.ask(.headers)
        }
        states.pending.reconfigure(paths.compactMap { appliedID(at: $0) })
        // In another section the row is another one, even where nothing of it changed.
        for shown in displaced(in: view) { shown.shown.isStale = true }
        schedule()
    }

    /// Cells that were filled before the list view was done with the move show the row that stood in their place.
    private func endMove() {
        endInteraction(.move)
        for shown in listView.map(displaced) ?? [] {
            shown.shown.isStale = true
            schedule()
        }
    }

    /// The cells on screen that were filled with another row than the one they stand for.
    private func displaced(in view: View) -> [Entry] {
        visiblePaths(in: view).compactMap { path in
            guard let entry = shownCell(at: path, in: view).flatMap({ configured.entry(of: $0) }),
                entry.shown.id != rowID(at: path)
            else { return nil }
            return entry
        }
    }
}
