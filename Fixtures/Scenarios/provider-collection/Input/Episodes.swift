import UIKit

struct Player {
    var playing: Int?
}

struct Episode: Hashable {
    let id: Int
    var title: String
}

// listgen:cell
final class EpisodeCell: UICollectionViewCell {
    var title = ""
    var isPlaying = false

    func configure(with episode: Episode, player: Player, in collectionView: UICollectionView) {
        title = episode.title
        isPlaying = player.playing == episode.id
    }
}

final class MoreCell: UICollectionViewCell {}

/// For a data source that the app has: the body of a cell registration becomes `cell(in:at:context:)`.
// listgen:rows(provider: .collection, context: Player)
enum EpisodeItem: Hashable {
    case episode(Episode)
    case more  // listgen:row(cell: MoreCell)
}

/// The same rows in a list, whose class is called otherwise.
// listgen:list(.collection, context: Player, collectionType: "Grid", delegate: .mine)
struct Episodes {
    var items: [EpisodeItem]
}
