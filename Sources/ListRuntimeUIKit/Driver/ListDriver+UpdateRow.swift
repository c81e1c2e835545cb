import Foundation
import ListRuntime

@_spi(Generated) extension ListDriver {
    /// Changes one row without comparing the others, and reconfigures or reloads it; for generated code.
    ///
    /// Constant time after the first look-up, where nothing else holds the storage that holds the row: the row is
    /// taken out, changed, and put back in place. If a newer state waits to be applied, it is changed there. Where
    /// rows are computed, they are evaluated again, and what came of it is compared as in any other update.
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - change: Changes a copy, so that it may read the list. What it does to the same row by another call is lost.
    ///   - read: The row at a place of a state.
    ///   - write: Puts the row back at a place.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func updateRow<Value>(
        _ id: State.RowIdentity, _ change: (inout Value) -> Void, read: (State, RowPath) -> Value?,
        write: (inout State, RowPath, Value) -> Void
    ) -> Bool {
        if isOffMain(name: "update(_:)") { return false }
        guard let path = newestPath(of: id), var value = read(newest, path) else { return false }
        change(&value)
        // The change may have set or applied a state in which the row is elsewhere, or gone.
        guard let path = newestPath(of: id) else { return false }
        let written: State.RowIdentity?
        if !isAppliedNewest || State.computesRows {
            written = states.pending.change(newest, at: path) { write(&$0, path, value) }
        } else {
            shownRow(at: path).map { keepShowing(path, $0) }
            states.write { write(&$0, path, value) }
            written = applied.rowID(at: path)
            readRow(at: path)
            if let written, written != id { rename(id, to: written, at: path) }
        }
        states.pending.reconfigure(written ?? id)
        schedule()
        nested.outerRow?.write(states.newestList)
        return true
    }

    /// The same of a row that key paths lead to.
    @discardableResult
    public func updateRow<Value>(
        _ id: State.RowIdentity, _ access: RowAccess<State, Value>, _ change: (inout Value) -> Void
    ) -> Bool { updateRow(id, change, read: access.read, write: access.write) }

    /// Changes the newest state for a row of an outline, which is there; what is shown below it follows.
    @discardableResult
    public func toggleRow(_ id: State.RowIdentity, _ toggle: (inout State, RowPath) -> Void) -> Bool {
        updateRow(id, { _ in }, read: { _, _ in () }, write: { state, path, _ in toggle(&state, path) })
    }

    /// Follows the identity of a row of the applied state.
    private func rename(_ id: State.RowIdentity, to other: State.RowIdentity, at path: RowPath) {
        func isShown(_ path: RowPath) -> Bool { listView.flatMap { shownCell(at: IndexPath(path), in: $0) } != nil }
        // The index is that of before: these are equal rows.
        let isOneOfHidden = !isShown(path) && rowPaths(of: [id]).contains { $0 != path && !isShown($0) }
        states.rename(id, to: other)
        states.pending.ask(.duplicates)
        states.pending.rename(id, to: other)
        for (cell, entry) in configured.living where entry.shown.ids.contains(id) {
            // Of equal rows the one that was changed.
            let place = listView?.indexPath(for: cell).flatMap { RowPath($0) }
            guard place.map({ $0 == path }) ?? !isShown(path) else { continue }
            if place == nil, isOneOfHidden || entry.shown.id != id {
                entry.shown.otherIDs.append(other)
            } else {
                entry.shown.id = other
            }
        }
    }

    /// Whether a state is ahead of the applied one, or holds more than it; or the list in the cell of which this is has lost
    /// its row.
    var hasNewer: Bool { !followOuterRow() || states.hasNewer }

    /// Whether cells may still show another state than the newest.
    var isBehind: Bool { hasNewer || scheduler.phase != .idle }

    /// False while a pass runs as well: it goes on with what it found.
    var isAppliedNewest: Bool { !hasNewer && !isUpdating }

    /// The newest state that is evaluated.
    var newest: State { states.newest }

    /// Whether the newest state has a row; it is evaluated for that.
    func isInNewest(_ id: State.RowIdentity) -> Bool { newestPath(of: id) != nil }

    /// The row with an identity in the newest state: what the user does is done to the row as the app knows it.
    func newestRow(for id: State.RowIdentity) -> State.RowValue? { newestPath(of: id).flatMap { newest.row(at: $0) } }

    /// The place of a row in the newest state, which is evaluated for it.
    func newestPath(of id: State.RowIdentity) -> RowPath? {
        guard followOuterRow() else { return nil }
        return isAppliedNewest ? rowPath(of: id) : states.newestPath(of: id)
    }
}
