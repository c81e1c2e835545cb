import Foundation

extension HeadlessTable {
    /// Drags a row by its reorder control. False if the row cannot be moved. Where `moveRowAt` is not
    /// implemented nothing moves, as with UIKit.
    @discardableResult
    public func move(rowAt path: IndexPath, to proposed: IndexPath) -> Bool {
        beginMove(rowAt: path)?.drop(at: proposed) != nil
    }

    /// Takes a row by its reorder control and holds it. Nil if the row cannot be moved.
    public func beginMove(rowAt path: IndexPath) -> HeadlessMove? {
        guard !table.isMovingRow, reveal(path) != nil, let source = table.dataSource else { return nil }
        guard OptionalMethod.ask(source, { source.tableView(table, canMoveRowAt: path) }) ?? true else { return nil }
        table.isMovingRow = true
        return HeadlessMove(origin: path, in: self) { [self] proposed in
            table.isMovingRow = false
            return proposed.flatMap { drop(path, at: $0) }
        }
    }

    private func drop(_ path: IndexPath, at proposed: IndexPath) -> IndexPath? {
        let (source, delegate) = (table.dataSource, table.tableDelegate)
        let target =
            OptionalMethod.ask(delegate) {
                delegate?.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
                    ?? proposed
            } ?? proposed
        // The table has moved the row itself by the time it tells the data source, which may move it on.
        guard table.carryRow(from: path, to: target) else { return nil }
        let generation = table.generation
        guard OptionalMethod.ask(source, { source?.tableView(table, moveRowAt: path, to: target) }) != nil else {
            _ = table.carryRow(from: target, to: path)
            return nil
        }
        if path != target, table.generation == generation { table.showCarriedRow() }
        return target
    }

    /// Lifts a row to drag it away. Nil if the drag delegate gives no items.
    public func beginDrag(rowAt path: IndexPath) -> HeadlessDrag? {
        guard !table.hasActiveDrag, reveal(path) != nil, let delegate = table.dragDelegate else { return nil }
        let drag = HeadlessDrag { [table] drag in
            table.hasActiveDrag = false
            table.dragDelegate?.tableView(table, dragSessionDidEnd: drag)
        }
        drag.items = delegate.tableView(table, itemsForBeginning: drag, at: path)
        guard !drag.items.isEmpty else { return nil }
        delegate.tableView(table, dragSessionWillBegin: drag)
        table.hasActiveDrag = true
        return drag
    }
}
