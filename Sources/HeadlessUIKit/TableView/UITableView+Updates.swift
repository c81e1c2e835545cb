#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// Collects the changes of the block, checks them and performs them; calls the completion before it returns, unless
    /// completions are held.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates, completion: completion)
    }
    public func beginUpdates() { beginUpdate() }
    public func endUpdates() { endUpdate() }
    /// True in an update, and while the user holds a row to move it.
    public var hasUncommittedUpdates: Bool { session.isOpen || isMovingRow }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.sectionInserts += sections }
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.sectionDeletes += sections }
    }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.sectionReloads += sections }
    }
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves.append(.init(from: section, to: newSection)) }
    }
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.rowInserts += indexPaths }
    }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.rowDeletes += indexPaths }
    }
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.rowReloads += indexPaths }
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.rowMoves.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Runs the cell provider again for the cells on screen; other rows are left alone.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.rowReconfigures += indexPaths }
    }

    private func change(_ animation: RowAnimation?, _ edit: (inout HeadlessBatch) -> Void) {
        change { batch in
            edit(&batch)
            if let animation { batch.animate(animation) }
        }
    }

    /// Cells that were never to be recycled leave the screen at the end of the animation.
    func takeRemovals() -> [UpdateSession.Completion] {
        let gone = vanishing.filter { $0.reuseIdentifier == nil }
        vanishing = []
        guard !gone.isEmpty else { return [] }
        return [
            { [weak self] _ in
                for cell in gone where cell.superview === self { cell.removeFromSuperview() }
            }
        ]
    }
}
#endif
