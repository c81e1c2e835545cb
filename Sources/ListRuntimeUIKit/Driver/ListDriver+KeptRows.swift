import Foundation
import ListRuntime

// What was read of rows that are objects. It is read again for a row that is filled, measured or touched, whose object is
// there then.
extension ListDriver {
    /// The identity of an applied row.
    @inlinable
    func appliedID(at path: RowPath) -> State.RowIdentity? {
        if let kept = states.kept { return kept.id(at: path) }
        return applied.rowID(at: path)
    }

    /// The declared content of an applied row.
    func appliedStamp(at path: RowPath) -> State.RowStamp? {
        if let kept = states.kept { return kept.stamp(at: path) }
        return applied.row(at: path).flatMap { applied.stamp(of: $0) }
    }

    /// Reads the content of a row that is shown at a place.
    @inlinable
    func readStamp(of row: State.RowValue, at path: RowPath) -> State.RowStamp? {
        let stamp = applied.stamp(of: row)
        if states.kept != nil, states.substitutes?.rows[path] == nil { states.setStamp(stamp, at: path) }
        return stamp
    }

    /// Reads the content of an applied row again.
    func readStamp(at path: RowPath) {
        guard states.kept != nil, let row = applied.row(at: path) else { return }
        states.setStamp(applied.stamp(of: row), at: path)
    }

    /// Reads a row again that was changed by its identity.
    func readRow(at path: RowPath) {
        guard states.kept != nil, let id = applied.rowID(at: path) else { return }
        states.setID(id, at: path)
        readStamp(at: path)
    }

    /// Notes the kind of a row that a cell was filled with: asking for it later would read the row.
    @usableFromInline func noteKind(of row: State.RowValue, at path: RowPath, _ cell: View.ListViewCell) {
        configured.entry(of: cell)?.shown.kind = kind(of: row, at: path)
    }

    /// The cell that a row needs at a place of the applied state.
    func kind(of row: State.RowValue, at path: RowPath) -> RowKind { kind(of: row, at: IndexPath(path), in: applied) }

    /// Whether another kind of cell shows an applied row than the same row of the next state. False for an object, which
    /// may be gone: its cell says it.
    func needsOtherCell(at path: RowPath, at newPath: RowPath, in next: State) -> Bool {
        guard states.kept?.stamp(at: path) == nil, let row = applied.row(at: path), let new = next.row(at: newPath)
        else { return false }
        return !kind(of: row, at: path).sharesCell(with: kind(of: new, at: IndexPath(newPath), in: next))
    }

    /// What a row is filled from that a cell shows.
    func reads(of row: State.RowValue, at path: RowPath, _ shown: Entry.Shown?) -> RowKind.Reads {
        (states.kept == nil ? nil : shown?.kind?.reads) ?? kind(of: row, at: path).reads
    }
}
