import UIKit

/// A collection over a diffable data source with an alias and registrations.
final class StepsController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Step>

    private enum Section { case steps, notes }

    struct Step: Hashable {
        var number: Int
        var text: String
    }

    private lazy var dataSource = makeDataSource()

    private func makeDataSource() -> DataSource {
        let step = UICollectionView.CellRegistration<StepCell, Step> { cell, _, item in
            cell.show(item.text)
        }
        let header = UICollectionView.SupplementaryRegistration<StepHeader>(elementKind: "header") { view, _, _ in
            view.show()
        }
        let source = DataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: step, for: indexPath, item: item)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        return source
    }

    func apply(_ steps: [Step]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Step>()
        snapshot.appendSections([.steps])
        snapshot.appendItems(steps)
        dataSource.apply(snapshot)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

final class StepCell: UICollectionViewListCell {
    func show(_ text: String) {
        var content = defaultContentConfiguration()
        content.text = text
        contentConfiguration = content
    }
}

final class StepHeader: UICollectionReusableView {
    func show() {}
}
