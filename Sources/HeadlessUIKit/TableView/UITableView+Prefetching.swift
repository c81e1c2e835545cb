import Foundation

extension UITableView {
    /// Announces the next screen of rows in the direction of scrolling, nearest first, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let layout else { return }
        prefetched.scroll(to: bounds.minY)
        func rows(from top: CGFloat) -> [IndexPath] {
            layout.rows(from: top, to: top + bounds.height).filter { shownCells[$0] == nil }
        }
        var next = prefetched.goesBack ? Array(rows(from: bounds.minY - bounds.height).reversed()) : []
        if next.isEmpty { next = rows(from: bounds.maxY) }
        let (added, far) = prefetched.move(to: next) { shownCells[$0] != nil }
        if !far.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: far) }
        if !added.isEmpty { source.tableView(self, prefetchRowsAt: added) }
    }
}
