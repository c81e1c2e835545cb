#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// Takes a row to another place with its cell, selection and height; asks nobody. False if there is no such place.
    func carryRow(from origin: IndexPath, to target: IndexPath) -> Bool {
        guard let before = layout?.counts, let after = layout?.moveRow(from: origin, to: target) else { return false }
        var batch = HeadlessBatch()
        batch.rowMoves = [.init(from: origin, to: target)]
        let mapping = BatchMapping(batch, before: before, after: after)
        carry(mapping)
        return true
    }

    /// Shows a row where it was taken, when the data source knows: nothing is checked or logged.
    func showCarriedRow() {
        guard let before = layout?.counts else { return }
        let counts = askCounts()
        guard counts == before else { return reloadData() }
        perform(HeadlessBatch(), from: before, to: counts)
    }
}
#endif
