import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// A cell that the context owns is one view: it is in one place at a time. UIKit loses it, until its row is scrolled away,
// if the row is reloaded, or inserted again before the animation has ended that deletes it.
extension ListDriver {
    /// The cells of the context that the list view shows, and their places.
    var shownOwnedCells: [(cell: View.ListViewCell, path: RowPath)] {
        guard !ownedCells.areUnknown, let view = listView else { return [] }
        return configured.living.compactMap { cell, entry in
            guard ownedCells.isKnown(ObjectIdentifier(cell)), cell.isDescendant(of: view) else { return nil }
            return entry.shown.id.flatMap(rowPath).map { (cell, $0) }
        }
    }

    /// The cells of the context that an update takes off the screen.
    func leavingCells(_ batch: ListBatch) -> Set<ObjectIdentifier> {
        let leaving = shownOwnedCells.filter { cell, path in
            batch.sectionDeletes.contains(path.section) || batch.rowDeletes.contains(path)
                || batch.rowReloads.contains(path)
                || applied.row(at: path).map { kind(of: $0, at: path).isKind(of: cell) } == false
        }
        return Set(leaving.map { ObjectIdentifier($0.cell) })
    }

    /// Whether an update shows a cell of the context again that is still leaving the screen.
    func bringsLeavingCell(_ batch: ListBatch = ListBatch(), to next: State? = nil) -> Bool {
        guard !ownedCells.leaving.isEmpty else { return false }
        return rowsOfOwnedCells(batch, in: next).contains { ownedCells.leaving.contains($0.cell) }
    }

    /// Whether a row is to have the cell that another row shows, which no batch can do.
    func exchangesCells(_ batch: ListBatch, to next: State?) -> Bool {
        let shown = shownOwnedCells
        guard !shown.isEmpty else { return false }
        let rows = rowsOfOwnedCells(batch, in: next)
        return shown.contains { cell, path in
            let id = appliedID(at: path)
            let wanting = rows.filter { $0.cell == ObjectIdentifier(cell) }
            return !wanting.isEmpty && !wanting.contains { $0.id == id }
        }
    }

    /// The rows with cells of the context after an update, as far as they were shown before or are inserted.
    private func rowsOfOwnedCells(
        _ batch: ListBatch, in next: State?
    ) -> [(id: State.RowIdentity, cell: ObjectIdentifier)] {
        let state = next ?? applied
        let index = next.map { State.rowIndex(of: $0) } ?? currentIndex()
        let inserted = batch.sectionInserts.flatMap { section in
            (0..<state.rowCount(inSection: section)).map { RowPath(section: section, row: $0) }
        }
        let paths = Set(ownedCells.rows.compactMap { index[$0.key] } + batch.rowInserts + inserted)
        return paths.compactMap { path in
            guard let cell = state.row(at: path).flatMap({ kind(of: $0, at: IndexPath(path), in: state).ownedCell })
            else { return nil }
            return state.rowID(at: path).map { ($0, cell) }
        }
    }

    /// Says that the animation has ended that takes cells off the screen.
    func endLeaving(_ cells: Set<ObjectIdentifier>) {
        ownedCells.endLeaving(cells)
        if hasWaited { schedule() }
    }

    /// The rows for which the context has another cell by now.
    func pathsOfOtherOwnedCells(row: (RowPath) -> State.RowValue?) -> [RowPath] {
        ownedCells.rows.compactMap { id, cell in
            guard let path = rowPath(of: id), let kind = row(path).map({ kind(of: $0, at: path) }),
                case .owned(let wanted) = kind.origin,
                wanted != cell
            else { return nil }
            // One of two rows of the same cell stays empty.
            if cell == nil, isShown(wanted, byOtherRowThan: path) { return nil }
            return path
        }
    }

    /// Notes the cells that rows will be given when they are next on screen.
    func noteOwnedCells(_ paths: [IndexPath]) {
        guard !ownedCells.isEmpty else { return }
        for path in paths.compactMap({ RowPath($0) }) {
            guard let id = appliedID(at: path), let kind = applied.row(at: path).map({ kind(of: $0, at: path) }) else {
                continue
            }
            if case .owned(let cell) = kind.origin { ownedCells.give(cell, to: id) }
        }
    }

    /// Whether another row shows a cell, and is to show it.
    private func isShown(_ cell: ObjectIdentifier?, byOtherRowThan path: RowPath) -> Bool {
        guard let cell else { return false }
        return shownOwnedCells.contains { shown, other in
            ObjectIdentifier(shown) == cell && other != path
                && applied.row(at: other).flatMap { kind(of: $0, at: other).ownedCell } == cell
        }
    }
}
