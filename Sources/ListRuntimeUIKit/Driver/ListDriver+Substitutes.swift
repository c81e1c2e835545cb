import ListRuntime

// What cells are filled with in place of the applied rows, and how long.
extension ListDriver {
    /// The changed rows of a newer state whose cells can stay.
    func contentAhead(
        _ compared: Compared<State>, _ work: PendingWork<State, View.RowAnimation>
    ) -> SubstituteRows<State> {
        var ahead = SubstituteRows<State>(state: compared.state)
        var updates = compared.changes.rowUpdates
        if !work.reconfigures.isEmpty {
            // Such a row may differ in what is not compared.
            let index = RowIdentities(compared.state, compared.kept).index()
            for id in work.reconfigures {
                guard let old = rowPath(of: id), let new = index[id] else { continue }
                updates.append(ListChanges.RowPair(old: old, new: new))
            }
        }
        for update in updates {
            guard let new = compared.state.row(at: update.new),
                !needsOtherCell(at: update.old, at: update.new, in: compared.state)
            else { continue }
            ahead.rows[update.old] = new
        }
        return ahead
    }

    /// Fills cells, and computes heights, from other rows than the applied ones; nil ends it.
    func show(_ rows: SubstituteRows<State>?) {
        for path in states.substitutes?.rows.keys ?? [:].keys { heights.forget(path) }
        states.show(rows)
        for path in states.substitutes?.rows.keys ?? [:].keys { heights.forget(path) }
    }

    /// Shows a row until the next batch, instead of the applied one.
    func keepShowing(_ path: RowPath, _ row: State.RowValue) {
        states.show(row, at: path)
    }

    /// Ends that, unless the row is one of a newer state.
    func showApplied(_ path: RowPath) {
        if states.showApplied(path) { heights.forget(path) }
    }

    /// The cells on screen, and the one of the first responder, that no other may replace now.
    func keptCells(in view: View) -> [Entry] {
        let mustWait = mustWait
        let responding = respondingRow?.cell
        guard mustWait || responding != nil else { return [] }
        lazy var respondingPaths = self.respondingPaths
        return configured.living.compactMap { cell, entry in
            guard mustWait || cell === responding, let path = entry.shown.id.flatMap(rowPath) else { return nil }
            // Not one that stands in the place of another row, after a move by hand or among equal rows.
            let isInPlace =
                view.indexPath(for: cell).map { RowPath($0) == path }
                ?? (cell === responding && respondingPaths == [path])
            return isInPlace ? entry : nil
        }
    }

    /// Whether rows are shown in place of the applied ones for another reason than that these cells are kept, or that
    /// these rows are changed: they come from a newer state, or were kept for a cell that has gone or that waits no more.
    func showsOthers(than cells: [Entry], _ changed: [RowPath]) -> Bool {
        guard let substitutes = states.substitutes, !substitutes.areAhead else { return states.substitutes != nil }
        let known = Set(changed + cells.compactMap { $0.shown.id.flatMap(rowPath) })
        return !known.isSuperset(of: substitutes.rows.keys)
    }

    /// Shows rows as these cells do where they need another kind of cell by now: a cell is filled with rows of its kind.
    func keepShowing(_ cells: [Entry]) {
        for entry in cells {
            guard let id = entry.shown.id, let path = rowPath(of: id), let row = applied.row(at: path),
                entry.cell.map({ kind(of: row, at: path).isKind(of: $0) }) == false
            else { continue }
            heights.forget(path)
            keepShowing(path, entry.shown.row)
        }
    }

    /// What the cell of a row is filled with.
    @inlinable
    func shownRow(at path: RowPath) -> State.RowValue? { states.substitutes?.rows[path] ?? applied.row(at: path) }
}
