import Foundation

extension UITableView {
    /// Moves a row that the user has dragged: the data source knows already, so nothing is checked or logged.
    func moveShownRow(from: IndexPath, to: IndexPath) {
        guard let old = layout else { return }
        var batch = TableBatch()
        batch.rowMoves = [.init(from: from, to: to)]
        let after = askCounts()
        guard BatchRules(batch: batch, before: old.counts, after: after).violation() == nil else {
            reloadData()
            return
        }
        perform(batch, from: old, to: after)
    }
}
