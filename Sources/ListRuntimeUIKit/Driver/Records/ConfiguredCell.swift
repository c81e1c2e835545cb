import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a cell shows: its row, and the stamp of that row when the cell was filled. The cell itself holds it.
@usableFromInline @MainActor
final class ConfiguredCell<Cell: UIView, Row, ID: Hashable, Stamp> {
    @usableFromInline struct Shown {
        @usableFromInline var row: Row
        /// Where the row was when the cell was filled, or when the list view was last told to fill it.
        @usableFromInline var path: RowPath
        /// Nil if the row was gone already.
        @usableFromInline var id: ID?
        @usableFromInline var stamp: Stamp?
        /// Those that its row may have instead: of equal rows off the screen one was given another identity.
        @usableFromInline var otherIDs: [ID] = []
        /// Whether it is selected or chosen, if the cell shows that.
        var selection: RowSelection?
        /// Its kind when the cell was filled, where what it shows is loaded: asking again would load it again.
        var kind: RowKind?
        /// True if the cell shows something else than the applied state.
        @usableFromInline var isStale: Bool
        /// True if it was not filled again because it was off the screen.
        @usableFromInline var isMissed = false

        @inlinable
        init(row: Row, path: RowPath, id: ID?, stamp: Stamp?, isStale: Bool) {
            (self.row, self.path, self.id, self.stamp, self.isStale) = (row, path, id, stamp, isStale)
        }

        /// All that its row may have.
        var ids: [ID] { id.map { [$0] + otherIDs } ?? [] }
    }

    @usableFromInline weak var cell: Cell?
    // Nothing changes these while they are read, and the check of each access would be felt whenever a cell is filled.
    @exclusivity(unchecked) @usableFromInline var shown: Shown
    /// The place among the cells of its list.
    @exclusivity(unchecked) @usableFromInline var place: Int

    @inlinable
    init(_ cell: Cell, _ shown: Shown, place: Int) {
        (self.cell, self.shown, self.place) = (cell, shown, place)
    }

    /// False if the cell is gone, or another list has filled it since.
    var isOfItsCell: Bool { cell.map { CellSlot.object(of: $0) === self } ?? false }
}
