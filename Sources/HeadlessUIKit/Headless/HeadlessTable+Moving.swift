#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// Moves a row by its reorder control while the table or the cell is editing, otherwise by dragging it, as far as
    /// the drag delegate gives items. False if the row cannot be moved. If `moveRowAt` is not implemented nothing
    /// moves, as with UIKit.
    ///
    ///     tableView.isEditing = true
    ///     tableView.headless.move(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    @discardableResult
    public func move(rowAt path: IndexPath, to proposed: IndexPath) -> Bool {
        beginMove(rowAt: path)?.drop(at: proposed) != nil
    }

    /// Takes a row as ``move(rowAt:to:)`` does and holds it. Nil if the row cannot be moved.
    public func beginMove(rowAt path: IndexPath) -> HeadlessMove? {
        guard !table.isMovingRow, let cell = reveal(path), let source = table.dataSource else { return nil }
        guard OptionalMethod.ask(source, { source.tableView(table, canMoveRowAt: path) }) ?? true else { return nil }
        let drag = showsControls(cell) ? nil : beginDrag(rowAt: path)
        guard drag != nil || showsControls(cell) else { return nil }
        table.isMovingRow = true
        return HeadlessMove(origin: path, in: self) { [self] proposed in
            table.isMovingRow = false
            defer { drag?.end() }
            return proposed.flatMap { drop(path, at: $0) }
        }
    }

    /// Whether a row has the controls that delete, insert and reorder it.
    func showsControls(_ cell: UITableViewCell) -> Bool { table.isEditing || cell.isEditing }

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
        let answer: Void? = OptionalMethod.ask(source, method: "tableView(_:moveRowAt:to:)") {
            source?.tableView(table, moveRowAt: path, to: target)
        }
        guard answer != nil else {
            _ = table.carryRow(from: target, to: path)
            return nil
        }
        if path != target, table.generation == generation { table.showCarriedRow() }
        return target
    }

    /// Lifts a row to drag it away. Nil if the table has no drag interaction or the drag delegate gives no items.
    ///
    ///     let drag = tableView.headless.beginDrag(rowAt: IndexPath(row: 2, section: 0))
    ///     drag?.end()
    public func beginDrag(rowAt path: IndexPath) -> HeadlessDrag? {
        guard table.dragInteractionEnabled, !table.hasActiveDrag, reveal(path) != nil,
            let delegate = table.dragDelegate
        else { return nil }
        return HeadlessDrag.begin(in: table) {
            delegate.tableView(table, itemsForBeginning: $0, at: path)
        } willBegin: {
            delegate.tableView(table, dragSessionWillBegin: $0)
        } didEnd: { [table] in
            table.dragDelegate?.tableView(table, dragSessionDidEnd: $0)
        }
    }
}
#endif
