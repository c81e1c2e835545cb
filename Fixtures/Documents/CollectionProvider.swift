import ListRuntime
import UIKit

struct Player {
    var playing: Int?
}

struct Episode: Hashable {
    let id: Int
}

final class EpisodeCell: UICollectionViewCell {
    func configure(with episode: Episode, player: Player) {}
}

final class MoreCell: UICollectionViewCell {}

//: Collections 9

@MainActor func makeDataSource(_ collectionView: UICollectionView, player: Player) {
    //: Collections 10
}
