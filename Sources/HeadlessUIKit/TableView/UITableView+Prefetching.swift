#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// Announces the next screen of rows, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let (added, far) = prefetched.move(to: rowsAhead) { shownCells[$0] != nil }
        if !far.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: far) }
        if !added.isEmpty { source.tableView(self, prefetchRowsAt: added) }
    }

    /// Makes cells for the rows that come next, and lets go of those that were made for others.
    func prepareAhead() {
        guard preparesCellsAhead else { return }
        let started = generation
        let next = isPrefetchingEnabled ? rowsAhead.prefix(2) : []
        for (path, cell) in heldCells where !next.contains(path) && !cell.containsFirstResponder {
            drop(cell, at: path)
        }
        for path in next where heldCells[path] == nil {
            let cell = makeCell(at: path)
            guard started == generation else { return enqueue(cell) }
            // A data source may own its cells.
            if cell.superview == nil { heldCells[path] = cell }
        }
    }

    /// The next screen of rows in the direction of scrolling, nearest first.
    private var rowsAhead: [IndexPath] {
        guard let layout else { return [] }
        func rows(from top: CGFloat) -> [IndexPath] {
            layout.rows(from: top, to: top + bounds.height).filter { shownCells[$0] == nil }
        }
        let before = prefetched.goesBack ? rows(from: bounds.minY - bounds.height) : []
        return before.isEmpty ? rows(from: bounds.maxY) : before.reversed()
    }
}
#endif
