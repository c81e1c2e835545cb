import UIKit

final class ChannelCell: UITableViewCell {}

/// A registration that a function gives, a dead property of a data source, and an outline.
final class ThreadController: UIViewController {
    var collection: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Item>!

    enum Item: Hashable { case message(String), loading }

    override func viewDidLoad() {
        let message = makeMessageRegistration()
        let loading = UICollectionView.CellRegistration<LoadingCell, Item>(cellNib: UINib(nibName: "LoadingCell", bundle: nil)) { _, _, _ in }
        source = .init(collectionView: collection) { view, path, item in
            switch item {
            case .message(let text):
                return view.dequeueConfiguredReusableCell(using: message, for: path, item: text)
            case .loading:
                return view.dequeueConfiguredReusableCell(using: loading, for: path, item: item)
            }
        }
    }

    func makeMessageRegistration() -> UICollectionView.CellRegistration<MessageCell, String> {
        .init { cell, _, text in cell.text = text }
    }
}

final class MessageCell: UICollectionViewCell { var text = "" }
final class LoadingCell: UICollectionViewCell {}

/// Folders that open.
final class FolderController: UICollectionViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    lazy var source = Source(collectionView: collectionView) { [unowned self] view, path, item in
        view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: item)
    }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
        cell.accessories = [.outlineDisclosure()]
    }

    func show() {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["a"])
        source.apply(section, to: 0)
    }
}
