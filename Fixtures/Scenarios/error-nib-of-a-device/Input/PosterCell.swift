import UIKit

/// From PosterCell.xib, under the reuse identifier that it has there.
// listgen:cell
final class PosterCell: UICollectionViewCell {
    @IBOutlet private(set) var titleLabel: UILabel!

    func configure(with poster: Poster) { titleLabel.text = poster.title }
}

/// From PosterHeader.xib.
final class PosterHeader: UICollectionReusableView {
    @IBOutlet var countLabel: UILabel!

    func configure(with posters: [Poster]) { countLabel.text = "\(posters.count)" }
}
