#if !canImport(UIKit)
import Foundation

/// A data source of a table that follows snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    UITableViewDiffableDataSourceMethods<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    override func perform(
        _ batch: HeadlessBatch, isAnimated: Bool, _ show: @escaping () -> Void, completion: (() -> Void)?
    ) {
        guard let tableView else { return show() }
        tableView.performBatchUpdates {
            show()
            tableView.add(batch, animation: isAnimated ? self.defaultRowAnimation : .none)
        } completion: { _ in
            completion?()
        }
    }
    override func reloadData() { tableView?.reloadData() }

    open override func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(inSection: section)
    }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        UIKitRules.report(
            "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.uikitText)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
#endif
