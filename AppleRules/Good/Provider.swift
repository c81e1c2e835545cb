// A provider of cells under the app's own diffable data source.
import UIKit

nonisolated enum Item: Hashable, Sendable {
    case post(Int)
    #if DEBUG
    case probe
    #endif

    @MainActor func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "PostCell", for: indexPath)
    }
}

final class Screen: UITableViewController {
    private lazy var source = UITableViewDiffableDataSource<Int, Item>(tableView: tableView) { $2.cell(in: $0, at: $1) }

    func show(_ items: [Item]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
    }
}
