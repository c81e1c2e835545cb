import UIKit

/// A podcast in a list: its title and who makes it.
final class PodcastLine: UICollectionViewCell {
    func configure(with podcast: Podcast) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = podcast.title
        content.secondaryText = podcast.author
        contentConfiguration = content
    }
}
