#if !canImport(UIKit)
import Foundation

/// What the diffable data sources of tables and of collection views have in common: they follow snapshots, which are
/// applied at once, on the main actor.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

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
        let batch = SnapshotDifference(from: content.snapshot, to: snapshot).batch
        let update = {
            self.perform(
                batch, isAnimated: animatingDifferences, { self.content.show(snapshot) }, completion: completion)
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        content.show(snapshot)
        reloadData()
        completion?()
    }

    /// Shows a snapshot in one batch of the view; without a view, at once and without calling the completion.
    func perform(_ batch: HeadlessBatch, isAnimated: Bool, _ show: @escaping () -> Void, completion: (() -> Void)?) {}
    func reloadData() {}
}
#endif
