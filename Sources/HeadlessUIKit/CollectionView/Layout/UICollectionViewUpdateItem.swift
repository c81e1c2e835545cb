#if !canImport(UIKit)
import Foundation

/// A single change of a batch, as the layout is told. A section's path has `NSNotFound` for its item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// What happens to the item or section.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    /// The changes of a batch: deletes, inserts, reloads, moves.
    static func items(of batch: HeadlessBatch) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for path in batch.sectionDeletes.map(whole) + batch.rowDeletes {
            items.append(UICollectionViewUpdateItem(.delete, from: path, to: nil))
        }
        for path in batch.sectionInserts.map(whole) + batch.rowInserts {
            items.append(UICollectionViewUpdateItem(.insert, from: nil, to: path))
        }
        for path in batch.sectionReloads.map(whole) + batch.rowReloads {
            items.append(UICollectionViewUpdateItem(.reload, from: path, to: path))
        }
        for move in batch.sectionMoves {
            items.append(UICollectionViewUpdateItem(.move, from: whole(move.from), to: whole(move.to)))
        }
        for move in batch.rowMoves { items.append(UICollectionViewUpdateItem(.move, from: move.from, to: move.to)) }
        return items
    }
}
#endif
