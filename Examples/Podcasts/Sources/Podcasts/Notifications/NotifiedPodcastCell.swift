import UIKit

/// A podcast, with a checkmark if it may tell of new episodes.
final class NotifiedPodcastCell: UICollectionViewListCell {
    func configure(with podcast: Podcast) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = podcast.title
        content.secondaryText = podcast.author
        contentConfiguration = content
        accessories = podcast.isFollowed ? [.checkmark()] : []
    }
}
