import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The filled cell of the row at a path, or nil where there is none. Remembers what the cell shows.
    func filledCell(at indexPath: IndexPath, _ make: (State.RowValue) -> View.ListViewCell) -> View.ListViewCell? {
        guard let path = RowPath(indexPath), let row = shownRow(at: path) else {
            onReport(.missingRow(RowPath(indexPath) ?? RowPath(section: -1, row: -1)))
            return nil
        }
        fillDepth += 1
        defer { fillDepth -= 1 }
        let cell = make(row)
        configured.record(
            cell, row: row, id: applied.rowID(at: path), stamp: applied.stamp(of: row),
            isStale: ahead?.places[path] != nil)
        return cell
    }

    /// A dequeued view as what it is registered to be.
    ///
    /// Providers, which import no runtime, say the same in the same words; see Templates/Rows.mustache.
    func typed<Dequeued: UIView>(_ view: UIView?, _ type: Dequeued.Type, _ identifier: String) -> Dequeued {
        guard let typed = view as? Dequeued else {
            let other = view.map { "\(Swift.type(of: $0))" } ?? "nothing"
            preconditionFailure("\"\(identifier)\" is registered with \(other) instead of \(type)")
        }
        return typed
    }

    /// The row that a cell was filled with, also after the row is gone; for generated code, in `didEndDisplaying`.
    public func displayedRow(of cell: View.ListViewCell) -> State.RowValue? { configured.row(of: cell) }

    /// Where the row at a path is on screen; for generated code.
    public func event(at indexPath: IndexPath, in view: View) -> RowEvent {
        if let cell = shownCell(at: indexPath, in: view) { return RowEvent(cell: cell) }
        return RowEvent(view: view, rect: rect(ofRowAt: indexPath, in: view))
    }
}
