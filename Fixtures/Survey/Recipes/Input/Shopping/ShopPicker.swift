import UIKit

/// A namespace that makes the data source of whoever calls it.
enum ShopSource {
    static func make(for view: UICollectionView) -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.checkmark()]
        }
        return UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
    }
}

final class ShopPicker: UIViewController {
    private let view2 = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func start() -> Any { ShopSource.make(for: view2) }
}
