import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Episode: Equatable {
    let id: Int
    var minutesLeft: Int
}

struct Podcast: Equatable {
    let id: Int
}

final class NothingStartedCell: UICollectionViewCell {}

final class EpisodeCell: UICollectionViewCell {
    func configure(with episode: Episode) {}
}

final class PodcastLine: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

final class PodcastTile: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

//: Collections 1
//: Collections 2
