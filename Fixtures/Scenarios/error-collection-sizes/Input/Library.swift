import UIKit

struct Podcast: Equatable {
    let id: Int
}

// listgen:cell
final class PodcastCell: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

// listgen:cell
final class PodcastRow: UITableViewCell {
    func configure(with podcast: Podcast) {}
}

// listgen:list(.collection, columns: 0, aspect: -1)
struct Numbers {
    // listgen:section(columns: 2.5)
    var podcasts: [Podcast]
    var recent: [Podcast]
}

// listgen:list(.collection, size: CGSize(width: 1, height: 2), columns: 2)
struct Both {
    // listgen:section(aspect: 1, height: 30, spacing: 3, lineSpacing: 2)
    var podcasts: [Podcast]
    var recent: [Podcast]  // listgen:row(size: .automatic, height: 3)
}

// listgen:list(.collection, columns: 2, height: .automatic)
struct Automatic {
    var podcasts: [Podcast]
}

// listgen:list(.collection)
struct Mixed {
    var podcasts: [Podcast]  // listgen:row(size: .automatic)
    var recent: [Podcast]  // listgen:row(height: 30)
}

// listgen:list(.table, size: .automatic)
struct Drawer {
    // listgen:section(columns: 2, insets: 16, spacing: 3)
    var podcasts: [Podcast]  // listgen:row(aspect: 2)
}

// listgen:list(.collection, columns: { section, context, metrics, more in 2 })
struct Closures {
    var podcasts: [Podcast]
}

// listgen:list(.collection, size: 44, insets: nil)
struct Values {
    var podcasts: [Podcast]
}

// listgen:list(.collection, delegate: .mine, insets: 3)
struct Mine {
    // listgen:section(columns: 3)
    var podcasts: [Podcast]  // listgen:row(size: CGSize(width: 1, height: 1))
}

// listgen:cell
final class TwiceCell: UICollectionViewCell {
    func configure(with twice: Twice) {}

    static func size(for twice: Twice) -> CGSize { .zero }
    static func height(for twice: Twice) -> CGFloat { 0 }
}

struct Twice: Equatable {
    let id: Int
}

// listgen:list(.collection)
struct Twices {
    var twices: [Twice]
}

// listgen:list(.collection, columns: 2, on: [collectionView(_:layout:insetForSectionAt:), collectionView(_:layout:sizeForItemAt:)])
struct Passed {
    var podcasts: [Podcast]
}
