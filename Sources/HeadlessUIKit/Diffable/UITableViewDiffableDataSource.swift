#if !canImport(UIKit)
import Foundation

/// A data source of a table that follows snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    UITableViewDiffableDataSourceMethods<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private let cellProvider: CellProvider
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        list = tableView
        tableView.dataSource = self
    }

    override func animation(isWanted: Bool) -> UITableView.RowAnimation? {
        isWanted ? defaultRowAnimation : UITableView.RowAnimation.none
    }

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
