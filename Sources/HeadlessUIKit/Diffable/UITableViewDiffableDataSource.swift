#if !canImport(UIKit)
import Foundation

/// A data source that follows snapshots. Snapshots are applied at once, on the main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> Snapshot { content.snapshot }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.place(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    /// Performs the difference in one batch, off screen too.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let tableView else { return content.show(snapshot) }
        let batch = SnapshotDifference(from: content.snapshot, to: snapshot).batch
        let animation = animatingDifferences ? defaultRowAnimation : .none
        let update = {
            tableView.performBatchUpdates {
                self.content.show(snapshot)
                tableView.add(batch, animation: animation)
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
        tableView?.reloadData()
        completion?()
    }

    open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(inSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        UIKitRules.report(
            "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.uikitText)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // For subclasses, as in UIKit.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
    open func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.missing(self)
        return true
    }
    open func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.missing(self)
        return false
    }
    open func sectionIndexTitles(
        for tableView: UITableView
    ) -> [String]? {
        OptionalMethod.missing(self)
        return nil
    }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalMethod.missing(self)
        return 0
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing(self)
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.missing(self)
    }
}
#endif
