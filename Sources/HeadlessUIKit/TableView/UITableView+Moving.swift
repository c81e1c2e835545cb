import Foundation

extension UITableView {
    /// Moves a row that the user has dragged: the data source knows already, so nothing is checked or logged.
    func moveShownRow(from: IndexPath, to: IndexPath) {
        guard let old = layout else { return }
        var batch = HeadlessBatch()
        batch.rowMoves = [.init(from: from, to: to)]
        let after = askCounts()
        guard batch.violation(before: old.counts, after: after, wording: .tableView) == nil else {
            reloadData()
            return
        }
        perform(batch, from: old, to: after)
    }
}
