import Foundation

/// A data source that follows snapshots. Snapshots are applied at once, on the main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    private var sections: [[ItemIdentifierType]] = []
    private var places: [ItemIdentifierType: IndexPath] = [:]
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section][indexPath.row]
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// Performs the difference in one batch, off screen too.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let tableView else { return set(snapshot) }
        let batch = SnapshotDifference(from: current, to: snapshot).batch
        let animation = animatingDifferences ? defaultRowAnimation : .none
        tableView.performBatchUpdates({
            self.set(snapshot)
            tableView.add(batch, animation: animation)
        })
        completion?()
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        set(snapshot)
        tableView?.reloadData()
        completion?()
    }

    private func set(_ snapshot: Snapshot) {
        current = snapshot
        sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        places = [:]
        for (section, items) in sections.enumerated() {
            for (row, item) in items.enumerated() { places[item] = IndexPath(row: row, section: section) }
        }
    }

    open func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
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
