import UIKit

/// What is shown while nothing is followed.
final class NoPodcastsCell: UICollectionViewListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var content = defaultContentConfiguration()
        content.text = "No podcasts"
        contentConfiguration = content
    }

    required init?(coder: NSCoder) {
        nil
    }
}
