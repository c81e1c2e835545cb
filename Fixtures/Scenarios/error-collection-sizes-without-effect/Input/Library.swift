import UIKit

// listgen:row(size: CGSize(width: 30, height: 30))
struct Podcast: Equatable {
    let id: Int
}

// listgen:cell
final class PodcastCell: UICollectionViewCell {
    func configure(with podcast: Podcast) {}

    // listgen:size
    static func large(width: CGFloat) -> CGSize { CGSize(width: width, height: width) }
}

/// Each item has a size: columns say nothing, nor does the height.
// listgen:list(.collection, columns: 3, height: 40)
struct Sized {
    var podcasts: [Podcast]
}

/// Its insets are those of a collection view.
// listgen:section(id: \.name, insets: 16)
struct Shelf {
    let name: String  // listgen:ignore
    var episodes: [Episode]
}

struct Episode: Equatable {
    let id: Int
}

// listgen:cell
final class EpisodeCell: UITableViewCell {
    func configure(with episode: Episode) {}
}

// listgen:list(.table)
struct Shelves {
    var shelves: [Shelf]
}
