import UIKit

/// An object of its own answers; the screen that holds it is the list.
final class PhotoDataSource: NSObject, UICollectionViewDataSource {
    var photos: [UIImage] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: PhotoCell = collectionView.dequeueReusableCell(for: indexPath)
        cell.photo = photos[indexPath.item]
        return cell
    }
}

final class PhotoGrid: UIView, UICollectionViewDelegateFlowLayout {
    private let source = PhotoDataSource()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func setUp() {
        collectionView.register(PhotoCell.self)
        collectionView.dataSource = source
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 80, height: 80) }
}

final class PhotoCell: UICollectionViewCell {
    var photo: UIImage?
}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: String(describing: type))
    }

    func dequeueReusableCell<Cell: UICollectionViewCell>(for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath) as? Cell
        else { fatalError() }
        return cell
    }
}
