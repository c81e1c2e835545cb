import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListTable {
    /// The filled cell of a row that the context owns, which is never dequeued; for generated code.
    ///
    /// Without it, or if another row of the list shows it as well, the row has an empty cell. It is filled by `fill`.
    public func owned<Cell: UITableViewCell>(
        _ cell: Cell?, for request: CellRequest, reads: RowKind.Reads = [], fill: (Cell) -> Void = { _ in }
    ) -> UITableViewCell? {
        guard request.shown != nil else {
            request.tell(RowKind(owned: cell, reads: reads))
            return nil
        }
        guard let path = RowPath(request.indexPath), let id = appliedID(at: path) else { return makeEmptyCell() }
        guard let cell else {
            ownedCells.give(nil, to: id)
            // Filling a row again takes the cell that it has.
            let empty = emptyCells[id] ?? makeEmptyCell()
            emptyCells[id] = empty
            return empty
        }
        ownedCells.know(ObjectIdentifier(cell))
        if cell.reuseIdentifier != nil { reportOwned(cell, .hasReuseIdentifier, path) }
        if isWanted(cell, byOtherRowThan: id) {
            ownedCells.give(nil, to: id)
            reportOwned(cell, .isInOtherRow, path)
            return makeEmptyCell()
        }
        ownedCells.give(ObjectIdentifier(cell), to: id)
        if cell.superview(UITableView.self).map({ $0 !== request.tableView && $0.window != nil }) == true {
            reportOwned(cell, .isInOtherTable, path)
        }
        fill(cell)
        return cell
    }

    /// The cell of the row at an offset, of those that the context owns; for generated code. Rows without one are empty.
    public func ownedCell<Cell: UITableViewCell>(of cells: [Cell]?, at index: Int) -> Cell? {
        guard let cells else { return nil }
        if cells.indices.contains(index) { return cells[index] }
        reportOnce(.tooFewOwnedCells, .tooFewOwnedCells("\(Cell.self)", cells: cells.count))
        return nil
    }

    private func makeEmptyCell() -> EmptyCell { EmptyCell(style: .default, reuseIdentifier: nil) }

    private func isWanted(_ cell: UITableViewCell, byOtherRowThan id: State.RowIdentity) -> Bool {
        guard let other = configured.entry(of: cell)?.shown.id, other != id, let path = rowPath(of: other),
            let row = applied.row(at: path)
        else { return false }
        return kind(of: row, at: path).ownedCell == ObjectIdentifier(cell)
    }

    /// Once for each cell and fault.
    private func reportOwned(_ cell: UITableViewCell, _ fault: ListReport.OwnedCellFault, _ path: RowPath) {
        guard ownedCells.isFirst(fault, of: ObjectIdentifier(cell)) else { return }
        onReport(.ownedCell("\(type(of: cell))", path, fault))
    }

    /// Whether a cell of the context is on screen in one of these sections: UIKit loses it when the section is loaded again.
    func showsOwnedCell(in sections: IndexSet) -> Bool {
        !ownedCells.isEmpty && shownOwnedCells.contains { sections.contains($0.path.section) }
    }
}

@_spi(Generated) extension UIView {
    /// The nearest view around this one that is of a class.
    fileprivate func superview<View: UIView>(_ type: View.Type) -> View? {
        var view = superview
        while let next = view {
            if let found = next as? View { return found }
            view = next.superview
        }
        return nil
    }
}
