import Foundation
import ListRuntime

extension ListDriver {
    typealias Entry = ConfiguredCell<View.ListViewCell, State.RowValue, State.RowIdentity, State.RowStamp>

    /// The rows to fill again after an update, at their places in the applied state.
    /// - Parameter rows: What is shown at the places of the applied state then.
    func rowsToFill(
        _ rows: ShownRows<State>, _ plan: ListPlan, _ work: PendingWork<State, View.RowAnimation>, oldSections: Int,
        in view: View
    ) -> Refreshed {
        let paths = refreshedPaths(rows, plan, work, oldSections: oldSections, in: view)
        return divide(paths, work, in: view, rows)
    }

    private func refreshedPaths(
        _ rows: ShownRows<State>, _ plan: ListPlan, _ work: PendingWork<State, View.RowAnimation>, oldSections: Int,
        in view: View
    ) -> [RowPath] {
        var paths = Set(plan.reconfigures)
        paths.formUnion(rowPaths(of: work.reconfigures))
        // Their cells show it already: filling them would move the cursor.
        let written = Set(rowPaths(of: Array(work.written)))
        let touched = plan.batch.sectionsWithRowChanges(before: oldSections, after: applied.sectionCount)
            .union(paths.map(\.section)).union(plan.batch.rowReloads.map(\.section))
            .union(written.map(\.section))
        let otherSections = Set(plan.headerUpdates)
        let visible = visiblePaths(in: view).compactMap { RowPath($0) }
        // Cells are prepared ahead of the screen, so rows beyond it are named too. Of very many only those with a cell.
        let changed = paths.count > limits.animatedChanges ? paths : []
        if !changed.isEmpty { paths.formIntersection(visible) }
        func isStale(_ reads: RowKind.Reads, _ shown: Entry.Shown?) -> Bool {
            let isWritten = shown?.id.map(work.written.contains) == true
            return shown?.isStale == true || work.asks.contains(.reload)
                || shown?.id.map(work.replaces.contains) == true
                || (work.asks.contains(.context)
                    && (reads.contains(.context)
                        || shown.map { self.reads(of: $0).contains(.context) } == true))
                || (!isWritten && (work.state != nil || work.changesRows)
                    && reads.contains(.beyondRow))
        }
        func hasOtherContent(_ path: RowPath, _ shown: Entry.Shown?) -> Bool {
            rows.stamp(at: path).map { $0 != shown?.stamp } ?? false
        }
        paths.formUnion(pathsOfOtherOwnedCells(row: rows.row))
        var shown = Set<ObjectIdentifier>()
        for path in visible {
            guard let row = rows.row(at: path) else { continue }
            let cell = shownCell(at: IndexPath(path), in: view)
            if let cell { shown.insert(ObjectIdentifier(cell)) }
            let filled = cell.flatMap { configured.entry(of: $0)?.shown }
            let reads = reads(of: row, at: path, filled)
            if isStale(reads, filled) || hasOtherContent(path, filled)
                || hasOtherSelection(path, row, filled, in: rows.choosing)
                || (touched.contains(path.section) && reads.readsRows && !written.contains(path))
                || (otherSections.contains(path.section) && reads.contains(.section))
                || (reads.contains(.indexPath) && filled?.path != path)
            {
                paths.insert(path)
            }
        }
        // Cells that UIKit has prepared ahead of the screen. It leaves rows alone that have no cell.
        for (cell, entry) in configured.living where !shown.contains(ObjectIdentifier(cell)) {
            let reads = reads(of: entry.shown)
            let isWritten = entry.shown.id.map(work.written.contains) == true
            let readsRows = !touched.isEmpty && reads.readsRows && !isWritten
            let isMoved = reads.contains(.indexPath) && !isAtItsPath(entry.shown)
            let isStale = isStale(reads, entry.shown)
            let readsSection = !otherSections.isEmpty && reads.contains(.section)
            guard
                isStale || readsRows || readsSection || isMoved || !changed.isEmpty || entry.shown.stamp != nil
                    || entry.shown.selection != nil
            else { continue }
            let current = rowPaths(of: entry.shown.ids)
            for path in current
            where isStale || isMoved || (readsRows && touched.contains(path.section)) || changed.contains(path)
                || (readsSection && otherSections.contains(path.section)) || hasOtherContent(path, entry.shown)
                || hasOtherSelection(path, entry.shown.row, entry.shown, in: rows.choosing)
            {
                paths.insert(path)
            }
            // A cell that waits to be reused is not filled for its old row: it is named once for each move.
            if isMoved, let path = current.first { entry.shown.path = path }
        }
        return paths.sorted()
    }

    /// Whether the row that a cell shows is still where it was when the cell was filled.
    private func isAtItsPath(_ shown: Entry.Shown) -> Bool {
        appliedID(at: shown.path).map { shown.ids.contains($0) } ?? false
    }

    /// Rows to fill again.
    struct Refreshed {
        /// Their cell can stay.
        var stay: [IndexPath] = []
        /// They need another cell.
        var leave: [IndexPath] = []
        /// They need another cell when what they wait for is over. Nil if there is none yet.
        var later: [(id: State.RowIdentity, cell: View.ListViewCell?)] = []
        /// Those of them whose cell may be filled with what it shows, in another context.
        var kept: [(path: RowPath, cell: View.ListViewCell)] = []
        var waiting: Set<PassHold> = []
    }

    /// Divides rows by whether their cell can stay. No cell is replaced while an interaction lasts, nor while it holds
    /// the first responder.
    private func divide(
        _ paths: [RowPath], _ work: PendingWork<State, View.RowAnimation>, in view: View, _ shown: ShownRows<State>
    ) -> Refreshed {
        var rows = Refreshed()
        lazy var mustWait = self.mustWait
        // The place of a row may be that of another one's cell, then and until the list view is done with the move.
        let isHeld = view.hasUncommittedUpdates
        let isMoving = isHeld || holds.interactions.contains(.move)
        lazy var prepared = preparedCells()
        lazy var responding = respondingRow
        // Not by the identity: an equal row has another cell.
        lazy var respondingPaths = self.respondingPaths
        for path in paths {
            guard let row = shown.row(at: path), let id = appliedID(at: path) else { continue }
            let indexPath = IndexPath(path)
            let kind = self.kind(of: row, at: indexPath, in: shown.state)
            // The list view tells no cell off the screen, also where it keeps that of the first responder.
            let cell = shownCell(at: indexPath, in: view) ?? (respondingPaths == [path] ? responding?.cell : nil)
            let isOfKind =
                cell.map { kind.isKind(of: $0) } ?? prepared[id, default: []].allSatisfy { kind.isKind(of: $0) }
            // One that the context owns cannot be replaced by itself.
            let isReplaced =
                (work.asks.contains(.reload) || work.replaces.contains(id) || kind.refill == .reload)
                && kind.origin == .dequeued
            if isMoving, cell == nil || (isHeld && cell.flatMap { configured.entry(of: $0)?.shown.id } != id) {
                rows.later.append((id, cell))
                rows.waiting.insert(.interaction)
            } else if isOfKind, !isReplaced {
                rows.stay.append(indexPath)
            } else if mustWait {
                rows.later.append((id, cell))
                rows.waiting.insert(.interaction)
                if work.asks.contains(.context), let cell { rows.kept.append((path, cell)) }
            } else if let owned = kind.ownedCell, ownedCells.leaving.contains(owned) {
                rows.later.append((id, cell))
                rows.waiting.insert(.ownedCell)
            } else if !(cell.map { $0.holdsFirstResponder } ?? respondingPaths.contains(path)) {
                rows.leave.append(indexPath)
            } else if isOfKind {
                rows.stay.append(indexPath)
            } else {
                rows.later.append((id, cell))
                rows.waiting.insert(.responder)
                if work.asks.contains(.context), let cell { rows.kept.append((path, cell)) }
            }
        }
        noteMissed(rows.later)
        return rows
    }

    /// Cells that were prepared for rows off the screen are filled as soon as they come on it; `waitsOn` looks for them.
    private func noteMissed(_ rows: [(id: State.RowIdentity, cell: View.ListViewCell?)]) {
        for case (_, let cell?) in rows { configured.entry(of: cell)?.shown.isMissed = false }
        let ids = Set(rows.lazy.filter { $0.cell == nil }.map(\.id))
        guard !ids.isEmpty else { return }
        for (_, entry) in configured.living where entry.shown.ids.contains(where: ids.contains) {
            (entry.shown.isStale, entry.shown.isMissed) = (true, true)
        }
    }

    func noteMissed(_ paths: [IndexPath], in view: View) {
        noteMissed(
            paths.compactMap { path in
                RowPath(path).flatMap(appliedID).map { ($0, shownCell(at: path, in: view)) }
            })
    }

    /// Whether one of them is on screen.
    var showsMissed: Bool {
        listView?.visibleCells.contains { configured.entry(of: $0)?.shown.isMissed == true } ?? false
    }

    /// The living cells, by what they were filled with. A row that UIKit has prepared a cell of another kind for must be
    /// reloaded although the list view tells no cell of it.
    private func preparedCells() -> [State.RowIdentity: [View.ListViewCell]] {
        var cells: [State.RowIdentity: [View.ListViewCell]] = [:]
        for (cell, entry) in configured.living where cell.reuseIdentifier != nil || !ownedCells.isEmpty {
            for id in entry.shown.ids { cells[id, default: []].append(cell) }
        }
        return cells
    }

    func refresh(_ rows: Refreshed, in view: View, _ animation: View.RowAnimation) {
        // A cell that was to wait can have left the screen in the batch.
        for path in (rows.stay + rows.leave).compactMap({ RowPath($0) }) { showApplied(path) }
        fill(rows, in: view)
        noteOwnedCells(rows.leave)
        if !rows.leave.isEmpty, isListView(view) { reload(rows.leave, animation, in: view) }
    }

    /// Fills the cells that stay, and those that show what they did for now.
    func fill(_ rows: Refreshed, in view: View) {
        // Only now it is known what a cell that waits is filled with.
        let kept = rows.kept.filter { path, cell in
            guard let kind = shownRow(at: path).map({ kind(of: $0, at: path) }) else { return false }
            return kind.reads.contains(.context) && kind.isKind(of: cell) && kind.refill == .inPlace
        }
        let paths = rows.stay + kept.map { IndexPath($0.path) }
        if !paths.isEmpty { reconfigure(paths, in: view) }
    }

    /// The sections whose headers and footers may show something else after an update.
    /// - Parameter before: The row counts before the update, where it changed the structure.
    func sectionsToRefresh(
        _ plan: ListPlan, _ work: PendingWork<State, View.RowAnimation>, before: [Int]
    ) -> Set<Int> {
        var sections = Set(plan.headerUpdates)
        if !plan.batch.isEmpty {
            // A header says nothing while its section is empty.
            let origins = plan.batch.sectionOrigins(before: before.count, after: applied.sectionCount)
            for (section, origin) in origins.enumerated() {
                guard let origin, (before[origin] == 0) != (applied.rowCount(inSection: section) == 0) else { continue }
                sections.insert(section)
            }
        }
        // A header can show something of the rows below it, which one changed row does not tell.
        for id in work.written.union(work.reconfigures) {
            if let path = rowPath(of: id) { sections.insert(path.section) }
        }
        for id in work.headers {
            if let section = index(of: id) { sections.insert(section) }
        }
        if !work.asks.isDisjoint(with: [.reload, .headers]) { sections.formUnion(0..<applied.sectionCount) }
        if work.asks.contains(.context) {
            for section in 0..<applied.sectionCount where headerReadsContext(inSection: section) {
                sections.insert(section)
            }
        }
        return sections
    }
}
