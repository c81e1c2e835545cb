#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What each living cell shows: its row, and the stamp of that row when the cell was filled.
///
/// Keyed by the cell, because the path of a cell that left the screen may be that of a state that is gone. Cells that
/// wait to be reused are among them: UIKit does not tell those from cells that it has prepared ahead of the screen.
@MainActor
struct ConfiguredCells<Cell: UIView, Row, ID: Hashable, Stamp> {
    struct Entry {
        weak var cell: Cell?
        var row: Row
        /// Nil where the row was gone already.
        var id: ID?
        var stamp: Stamp?
        /// True where the cell shows something else than the applied state.
        var isStale = false
        /// True where the row is to get another cell.
        var isReplaced = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// When that many cells are known, those that are gone are dropped.
    private var limit = 64

    mutating func record(_ cell: Cell, row: Row, id: ID?, stamp: Stamp?, isStale: Bool) {
        entries[ObjectIdentifier(cell)] = Entry(cell: cell, row: row, id: id, stamp: stamp, isStale: isStale)
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.cell != nil }
        limit = max(64, entries.count * 2)
    }

    /// The cells that live, in no order.
    var living: some Sequence<(cell: Cell, entry: Entry)> {
        entries.values.lazy.compactMap { entry in entry.cell.map { ($0, entry) } }
    }

    /// Has a cell filled again in the next pass.
    mutating func markStale(_ cell: Cell, isReplaced: Bool = false) {
        entries[ObjectIdentifier(cell)]?.isStale = true
        if isReplaced { entries[ObjectIdentifier(cell)]?.isReplaced = true }
    }

    func row(of cell: Cell) -> Row? { entry(of: cell)?.row }

    func entry(of cell: Cell) -> Entry? {
        guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
        return entry
    }
}
