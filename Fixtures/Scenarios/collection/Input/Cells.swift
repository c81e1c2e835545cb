import ListRuntime
import UIKit

// listgen:cell
final class PodcastCell: UICollectionViewCell {
    var title = ""
    var isDimmed = false
    var position = ""

    func configure(with podcast: Podcast, context: LibraryContext, position: RowPosition<Podcast>) {
        title = podcast.title
        isDimmed = context.isDimmed
        self.position = "\(position.index) of \(position.count)"
    }

    // listgen:on(didEndDisplaying)
    func stop() { title = "" }
}

/// The same model in a table of another screen: the superclass tells them apart.
// listgen:cell
final class PodcastRow: UITableViewCell {
    func configure(with podcast: Podcast) {}
}

final class TipCell: UICollectionViewCell {
    var text = ""

    func configure(with tip: Tip) { text = tip.text }
}

final class LoaderCell: UICollectionViewCell {}
final class AddCell: UICollectionViewCell {}
final class NoPodcastsCell: UICollectionViewCell {}

final class CountFooter: UICollectionReusableView {
    var count = 0

    func configure(podcasts: [Podcast]) { count = podcasts.count }
}

final class HintHeader: UICollectionReusableView {
    var count = 0

    func configure(items: [ShelfItem], context: LibraryContext) { count = items.count }
}

final class TipHeader: UICollectionReusableView {
    var count = 0

    func configure(items: [ShelfItem]) { count = items.count }

    static func height(width: CGFloat) -> CGFloat { width / 20 }
}

// listgen:list(.table)
struct Search {
    var hits: [Podcast]
}
