#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    /// Collects the changes of the block, checks them and performs them; calls the completion before it returns, unless
    /// completions are held.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates, completion: completion)
    }
    /// True in an update, and while the user holds an item to move it.
    public var hasUncommittedUpdates: Bool { session.isOpen || movement != nil }

    public func insertSections(_ sections: IndexSet) { change { $0.sectionInserts += sections } }
    public func deleteSections(_ sections: IndexSet) { change { $0.sectionDeletes += sections } }
    public func reloadSections(_ sections: IndexSet) { change { $0.sectionReloads += sections } }
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves.append(.init(from: section, to: newSection)) }
    }
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.rowInserts += indexPaths } }
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.rowDeletes += indexPaths } }
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.rowReloads += indexPaths } }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.rowMoves.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// Runs the cell provider again for the cells on screen; other items are left alone.
    public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.rowReconfigures += indexPaths } }
}
#endif
