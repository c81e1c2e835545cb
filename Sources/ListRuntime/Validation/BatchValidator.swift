/// Replays a batch against the row counts before and after it, by the rules of UIKit.
///
/// A violation is worded as UIKit words its exception; addresses are zero. What UIKit forbids without a known message
/// is worded alike. Linear in the number of sections, and k log k for k changes.
public struct BatchValidator {
    let batch: ListBatch
    let before: [Int]
    let after: [Int]
    let wording: BatchWording

    /// What UIKit would raise for a batch, or nil if it is legal.
    ///
    /// - Parameters:
    ///   - batch: What is to be performed.
    ///   - before: The number of rows of each section before the batch.
    ///   - after: The same after it.
    ///   - wording: The view whose messages are used.
    public static func violation(
        of batch: ListBatch, before: [Int], after: [Int], wording: BatchWording = .tableView
    ) -> String? {
        let validator = BatchValidator(batch: batch, before: before, after: after, wording: wording)
        return validator.missingSection() ?? validator.missingRow() ?? validator.sectionConflict()
            ?? validator.rowConflict() ?? validator.twice() ?? validator.moveAcrossSections() ?? validator.wrongCount()
    }

    var noun: String { wording.noun }

    func text(_ path: RowPath) -> String {
        "<NSIndexPath: 0x0> {length = 2, path = \(path.section) - \(path.row)}"
    }
}
