import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// For generated code, which connects a cell's own events when it fills the cell.
extension ListDriver {
    /// Has a handler called for events of a control in a cell; once, however often the cell is filled. Nothing is kept
    /// alive by it. The control is nil if the cell does not have it.
    @_spi(Generated) public func hear<Cell: UIView, Control: UIControl>(
        _ control: Control?, of cell: Cell, _ events: UIControl.Event,
        _ handler: @escaping @MainActor (Cell, Control) -> Void
    ) {
        guard let control else { return }
        // UIKit tells actions apart by their identifiers alone, whatever events they are for.
        let identifier = UIAction.Identifier("listgen.\(events.rawValue)")
        let action = UIAction(identifier: identifier) { [weak cell, weak control] _ in
            if let cell, let control { handler(cell, control) }
        }
        control.addAction(action, for: events)
    }

    /// The same for a control in a cell: the handler is called with the row as the newest state has it, and is not called
    /// if that state has lost the row.
    @_spi(Generated) public func hear<Control: UIControl>(
        _ control: Control?, of cell: View.ListViewCell, _ events: UIControl.Event,
        _ handler: @escaping @MainActor (View.ListViewCell, State.RowValue, Control) -> Void
    ) {
        hear(control, of: cell, events) { [weak self] cell, control in
            if let row = self?.liveRow(of: cell) { handler(cell, row, control) }
        }
    }

    /// The row at a path of the list view, as the newest state has it; nil if it has lost that row. Of rows with an equal
    /// identity it is the one that was touched, unless a newer state is still to be shown.
    @_spi(Generated) public func liveRow(at indexPath: IndexPath) -> State.RowValue? {
        isAppliedNewest ? row(at: indexPath) : rowID(at: indexPath).flatMap { newestRow(for: $0) }
    }

    /// The row that a cell shows now, as the newest state has it; nil if it has lost that row.
    @_spi(Generated) public func liveRow(of cell: View.ListViewCell) -> State.RowValue? {
        liveRow(of: shownID(of: cell))
    }

    /// The row with the identity that a cell was filled for, as the newest state has it; nil if it has lost that row.
    @_spi(Generated) public func liveRow(of id: State.RowIdentity?) -> State.RowValue? {
        id.flatMap { newestRow(for: $0) }
    }

    /// What happens to a row with a cell's own event.
    @_spi(Generated) public func event(of cell: View.ListViewCell) -> RowEvent {
        shownID(of: cell).map { event(of: $0, in: cell) } ?? RowEvent(cell: cell)
    }

    /// Has the height of a cell's row asked for again, which has changed by itself: that of a text view that grows, say.
    public func remeasure(_ cell: View.ListViewCell) {
        if isTakenToMain({ $0.remeasure(cell) }) { return }
        guard let id = shownID(of: cell) else { return }
        for path in rowPaths(of: [id]) { heights.forget(path) }
        states.pending.ask(.ownSizes)
        schedule()
    }

    /// The identity of the row that a cell was filled with last.
    func shownID(of cell: View.ListViewCell) -> State.RowIdentity? { configured.entry(of: cell)?.shown.id }
}
