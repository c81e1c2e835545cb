import UIKit

struct Episode: Hashable {
    let id: Int
    var title: String
    var minutesLeft: Int
}

struct Podcast: Hashable {
    let id: Int
    var title: String
    var unplayed: Int
}

final class EpisodeCell: LabelCell {
    func configure(with episode: Episode) { label.text = "\(episode.title), \(episode.minutesLeft) min left" }
}

final class PodcastCell: LabelCell {
    func configure(with podcast: Podcast, showsUnplayed: Bool) {
        label.text = showsUnplayed ? "\(podcast.title) (\(podcast.unplayed))" : podcast.title
    }
}

final class NothingStartedCell: LabelCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Nothing is started"
    }

    required init?(coder: NSCoder) { nil }
}

class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

final class PodcastsHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func configure(podcasts: [Podcast]) { label.text = "\(podcasts.count) podcasts" }
}
