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
        if tableView(around: cell).map({ $0 !== request.tableView && $0.window != nil }) == true {
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

    private func tableView(around cell: UITableViewCell) -> UITableView? {
        sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
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

    /// The filled cell of a row that keeps it.
    ///
    /// `make` is called once for each row, and the result filled by `fill` whenever the row is shown or changed.
    public func kept<Cell: UITableViewCell>(
        _ make: @autoclosure () -> Cell?, in state: State, for request: CellRequest, reads: RowKind.Reads = [],
        fill: (Cell) -> Void = { _ in }
    ) -> UITableViewCell? {
        guard request.shown != nil else {
            request.tell(RowKind(kept: keptCell(at: request.indexPath, in: state), reads: reads))
            return nil
        }
        guard let id = RowPath(request.indexPath).flatMap(appliedID) else {
            return owned(nil as Cell?, for: request, fill: fill)
        }
        let cell = keptCells[id] as? Cell ?? make()
        keptCells[id] = cell
        if keptCells.count > 1000 { reportOnce(.manyKeptCells, .manyKeptCells("\(Cell.self)", limit: 1000)) }
        return owned(cell, for: request, fill: fill)
    }

    /// The cell that the row at a place of a state keeps; nil if it is not made yet.
    public func keptCell(at indexPath: IndexPath, in state: State) -> UITableViewCell? {
        keptCells.isEmpty ? nil : RowPath(indexPath).flatMap(state.rowID).flatMap { keptCells[$0] }
    }
}

// A cell that a row keeps is like one that the context owns, but that the list makes it and lets go of it with its row.
extension ListTable {
    /// Makes and fills the cells of all rows that keep theirs (`keeps: .perRow`), before they come on screen.
    ///
    /// Without it each is made when its row first comes on screen. Time linear in the number of rows.
    public func prepareCells() {
        guard let tableView, let source = tableView.dataSource, source === self else { return }
        for section in 0..<applied.sectionCount {
            for row in 0..<applied.rowCount(inSection: section) {
                let path = RowPath(section: section, row: row)
                guard let id = appliedID(at: path), keptCells[id] == nil, let value = applied.row(at: path),
                    kind(of: value, at: path).keepsCell
                else { continue }
                _ = source.tableView(tableView, cellForRowAt: IndexPath(path))
            }
        }
    }

    /// Lets go of the cells of rows that are gone.
    func letGoOfOldCells() {
        for (id, cell) in keptCells where rowPath(of: id) == nil {
            keptCells[id] = nil
            ownedCells.forget(ObjectIdentifier(cell), of: id)
        }
    }
}
