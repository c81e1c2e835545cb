import Foundation

extension UITableView {
    /// Announces the next screen of rows below the one shown, nearest first, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let layout else { return }
        let next = layout.rows(from: bounds.maxY, to: bounds.maxY + bounds.height).filter { shownCells[$0] == nil }
        let (added, far) = prefetched.move(to: next) { shownCells[$0] != nil }
        if !far.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: far) }
        if !added.isEmpty { source.tableView(self, prefetchRowsAt: added) }
    }
}
