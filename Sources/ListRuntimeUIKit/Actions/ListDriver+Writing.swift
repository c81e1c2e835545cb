import ListRuntime

// For generated code.
@_spi(Generated) extension ListDriver {
    /// Writes what the user has entered in a cell into its row, and does not fill the cell again: that would move the
    /// cursor of a field and end what it is composing. What else reads the row follows at the end of the turn.
    ///
    /// The row is the one that the cell shows now, in the newest state and in what is shown.
    /// - Parameters:
    ///   - cell: A cell of the list.
    ///   - change: Changes a copy, and leaves the identity of the row as it is.
    ///   - read: The row at a place of a state; nil for a row of another kind.
    ///   - write: Puts the row back at a place.
    /// - Returns: The row as the newest state has it now; nil if that has lost it, or the row is of another kind.
    @discardableResult
    public func write<Value>(
        from cell: View.ListViewCell, _ change: (inout Value) -> Void, read: (State, RowPath) -> Value?,
        write: (inout State, RowPath, Value) -> Void
    ) -> Value? {
        if isOffMain() { return nil }
        guard let entry = configured.entry(of: cell), let id = entry.shown.id, let path = newestPath(of: id) else {
            return nil
        }
        let isPassDue = scheduler.isScheduled
        var written: Value?
        // Computed rows are evaluated again, which changes what is shown no more than this does.
        if !isAppliedNewest || State.computesRows {
            guard var value = read(newest, path) else { return nil }
            change(&value)
            _ = states.pending.change(newest, at: path) { write(&$0, path, value) }
            written = value
        }
        // What is equal in both states is not filled again.
        if let path = shownPath(of: cell, id), var value = read(applied, path) {
            // While rows wait for an interaction the cell shows what comes.
            let isAhead = states.substitutes?.areAhead == true && states.substitutes?.rows[path] != nil
            if isAhead, let written { value = written } else { change(&value) }
            states.write { write(&$0, path, value) }
            readRow(at: path)
            if let row = applied.row(at: path) {
                entry.shown.row = row
                entry.shown.stamp = appliedStamp(at: path)
            }
            if isAhead {
                states.show(applied.row(at: path), at: path)
                entry.shown.isStale = isPassDue
            }
            heights.forget(path)
            written = written ?? value
        }
        if written != nil {
            states.pending.noteWritten(id)
            schedule()
            nested.outerRow?.write(states.newestList)
        }
        return written
    }

    /// The same of a row that key paths lead to.
    @discardableResult
    public func write<Value>(
        from cell: View.ListViewCell, _ access: RowAccess<State, Value>, _ change: (inout Value) -> Void
    ) -> Value? { write(from: cell, change, read: access.read, write: access.write) }

    /// The place of a cell's row. Of equal rows the one that the cell stands for.
    private func shownPath(of cell: View.ListViewCell, _ id: State.RowIdentity) -> RowPath? {
        if let path = listView?.indexPath(for: cell).flatMap({ RowPath($0) }), appliedID(at: path) == id { return path }
        return rowPath(of: id)
    }
}
