import UIKit

// listgen:cell
/// What a podcast is called and by whom it is.
final class PodcastCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with podcast: Podcast) {
        textLabel?.text = podcast.title
        detailTextLabel?.text = podcast.author + (podcast.isFollowed ? ", followed" : "")
    }
}
