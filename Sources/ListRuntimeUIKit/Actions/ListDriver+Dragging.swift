import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Rows that the user drags away, or moves in the list; for generated code.
@_spi(Generated) extension ListDriver {
    /// The items of a row that is dragged; none if it is not to be.
    ///
    /// Each has the row as its local object, unless the app has given it another.
    public func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
        guard let row = liveRow(at: indexPath) else { return [] }
        let items = dragItems(of: row, at: indexPath)
        for item in items where item.localObject == nil { item.localObject = row }
        return items
    }

    /// Has only the view lifted that a menu lifts, too; nil for the whole cell.
    public func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        guard let cell = listView.flatMap({ shownCell(at: indexPath, in: $0) }),
            let lifted = liftPreview(of: cell)?.view,
            lifted.isDescendant(of: cell)
        else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(rect: lifted.convert(lifted.bounds, to: cell))
        return parameters
    }

    // Moves by hand that the list takes as `take(_:_:)` says.

    /// Whether the row at a place can be moved. One that the newest state has lost cannot.
    public func canMove(at indexPath: IndexPath) -> Bool {
        liveRow(at: indexPath).map { canMove($0, at: indexPath) } ?? false
    }

    /// Returns the place where the list puts a row that the user holds over another place: that place or the nearest one
    /// that the list accepts, for example if the user holds it over a row that stays at the end. Returns `old` if the list
    /// accepts no place nearby.
    public func moveTarget(from old: IndexPath, to new: IndexPath) -> IndexPath {
        let count = applied.rowCount(inSection: new.section)
        let places = [0, -1, 1, -2, 2].map { new.item + $0 }.filter { 0...count ~= $0 }
        return places.lazy.map { IndexPath(item: $0, section: new.section) }.first { place in
            canFollowMove(from: old, to: place) { take($0, &$1) }
        } ?? old
    }

    /// Follows a move that the list view has made.
    /// - Returns: What was moved, to be told to the app; nil if nothing was.
    @discardableResult
    public func move(from old: IndexPath, to new: IndexPath) -> RowMove<State>? {
        followMove(from: old, to: new) { take($0, &$1) }
    }

    /// Follows a move that the list view has made. `tell` is given the row as the newest state has it, and its offset in
    /// its property there. It is not called if nothing was moved, or that state has lost the row.
    public func move(from old: IndexPath, to new: IndexPath, _ tell: (State.RowValue, Int) -> Void) {
        guard let move = move(from: old, to: new), let offset = move.placedOffset,
            let row = rowID(at: new).flatMap({ newestRow(for: $0) })
        else { return }
        tell(row, offset)
    }
}
