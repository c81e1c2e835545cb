#if !canImport(UIKit)
import Foundation

/// What the diffable data sources of tables and of collection views have in common: they follow snapshots, which are
/// applied at once, on the main actor.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Without it, snapshots are shown at once and no completion is called.
    final weak var list: (any ListScrollView)?
    final var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    open func snapshot() -> Snapshot { content.snapshot }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.place(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    /// Performs the difference in one batch, off screen too.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard let list else { return content.show(snapshot) }
        var batch = SnapshotDifference(from: content.snapshot, to: snapshot).batch
        if batch.hasStructure { animation(isWanted: animatingDifferences).map { batch.animate($0) } }
        let update = {
            list.update {
                self.content.show(snapshot)
                list.change { $0.add(batch) }
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        content.show(snapshot)
        list?.reloadData()
        completion?()
    }

    /// The animation that the view is asked for; nil if none can be chosen.
    func animation(isWanted: Bool) -> UITableView.RowAnimation? { nil }
}
#endif
