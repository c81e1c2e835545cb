import Foundation
import ListRuntime

@_spi(Generated) extension ListDriver {
    // Two calls around the one that fills the cell, and no closure: contexts of closures retain what they capture.

    /// The row to fill a cell with, or nil if there is none. Each answer is followed by `endFilling`.
    @inlinable
    func beginFilling(_ indexPath: IndexPath) -> (path: RowPath, row: State.RowValue, stamp: State.RowStamp?)? {
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else {
            onReport(.missingRow(RowPath(indexPath) ?? RowPath(section: -1, row: -1)))
            return nil
        }
        beginFilling()
        return (path, row, readStamp(of: row, at: path))
    }

    /// Remembers what a cell shows.
    /// - Parameter stamp: That of the row before the cell was filled, which may have changed its object.
    @inlinable
    func endFilling(_ cell: View.ListViewCell, _ path: RowPath, _ row: State.RowValue, _ stamp: State.RowStamp?) {
        endFilling()
        configured.record(
            cell,
            .init(
                row: row, path: path, id: appliedID(at: path), stamp: stamp,
                isStale: states.substitutes?.rows[path] != nil))
        if let selection = filling.selection { noteSelection(selection, of: cell) }
        if states.kept != nil || kindsReadPlace { noteKind(of: row, at: path, cell) }
        if loadsRows { noteLoaded(cell, row, at: path) }
    }

    /// Remembers what a cell shows of its selection.
    @usableFromInline func noteSelection(_ selection: RowSelection, of cell: View.ListViewCell) {
        filling.selection = nil
        configured.entry(of: cell)?.shown.selection = selection
    }

    /// Has what a cell, header or footer changes while it is filled come when it is filled; for generated code. Each call
    /// is followed by `endFilling`.
    @inlinable
    public func beginFilling() { filling.depth += 1 }

    /// Ends what `beginFilling` began; for generated code.
    @inlinable
    public func endFilling() { filling.depth -= 1 }

    /// The row that a cell was filled with, also after the row is gone; for generated code, in `didEndDisplaying`.
    @inlinable
    public func displayedRow(of cell: View.ListViewCell) -> State.RowValue? { configured.entry(of: cell)?.shown.row }

    /// Whether a cell was last filled with the row that is at a path.
    func shows(_ cell: View.ListViewCell, rowAt indexPath: IndexPath) -> Bool {
        guard let shown = configured.entry(of: cell)?.shown, let id = rowID(at: indexPath) else { return false }
        return shown.ids.contains(id)
    }

    /// Where the row at a path is on screen; for generated code.
    public func event(at indexPath: IndexPath, in view: View) -> RowEvent {
        if let id = rowID(at: indexPath) { return event(of: id, in: view) }
        return RowEvent(view: view, rect: rect(ofRowAt: indexPath, in: view))
    }
}
