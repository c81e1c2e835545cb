import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Podcast: Equatable {
    let id: Int
}

final class PodcastTile: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

@MainActor let sideways = UICollectionViewFlowLayout()

//: Collections 8
