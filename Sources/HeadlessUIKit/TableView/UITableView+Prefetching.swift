#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// Announces the next screen of rows, and takes back what is far away.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let (added, far) = prefetched.move(to: pathsAhead) { shown[$0] != nil }
        if !far.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: far) }
        if !added.isEmpty { source.tableView(self, prefetchRowsAt: added) }
    }

    var pathsAhead: [IndexPath] {
        guard let layout else { return [] }
        func rows(from top: CGFloat) -> [IndexPath] {
            layout.rows(from: top, to: top + bounds.height).filter { shown[$0] == nil }
        }
        let before = prefetched.goesBack ? rows(from: bounds.minY - bounds.height) : []
        return before.isEmpty ? rows(from: bounds.maxY) : before.reversed()
    }
}
#endif
