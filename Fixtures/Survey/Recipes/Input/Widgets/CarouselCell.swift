import UIKit

/// A list in a cell of another list.
final class CarouselCell: UITableViewCell, UICollectionViewDataSource {
    @IBOutlet private var collectionView: UICollectionView!
    var cardType: UICollectionViewCell.Type = UICollectionViewCell.self

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
    }
}

final class CardCell: UICollectionViewCell {
    static let identifier = "CardCell"
}
