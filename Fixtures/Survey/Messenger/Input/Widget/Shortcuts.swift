import UIKit

/// Cells in an array of data.
final class ShortcutsController: UIViewController, UITableViewDataSource {
    private let openCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private var closeCell: UITableViewCell = UITableViewCell()
    private weak var lastCell: UITableViewCell?
    private lazy var cells = [openCell, closeCell]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

/// Several classes by one helper, and sections over a closure.
final class GalleryController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    func register(in view: UICollectionView) {
        [PictureCell.self, MovieCell.self].forEach { view.register($0, forCellWithReuseIdentifier: "\($0)") }
        view.prefetchDataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        switch indexPath.item {
        case 0: return collectionView.dequeueReusableCell(PictureCell.self, for: indexPath)
        default:
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MovieCell", for: indexPath)
            guard let movie = cell as? MovieCell else { return cell }
            return movie
        }
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

final class PictureCell: UICollectionViewCell {}
final class MovieCell: UICollectionViewCell {}
