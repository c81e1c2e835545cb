import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

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

@_spi(Generated) extension ListTable {
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
