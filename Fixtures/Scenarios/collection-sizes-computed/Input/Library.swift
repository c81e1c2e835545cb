import ListRuntimeUIKit
import UIKit

struct LibraryContext {
    var isGrid: Bool
    var margin: CGFloat
    var counter: Counter
}

final class Counter {
    var sizes = 0
    var heights = 0
}

struct Podcast: Equatable {
    let id: Int
    var ratio: CGFloat
}

struct Tag: Hashable {
    var name: String
}

final class ArtCell: UICollectionViewCell {
    func configure(with podcast: Podcast) { tag = podcast.id }
}

final class LineCell: UICollectionViewCell {
    func configure(with podcast: Podcast) { tag = podcast.id }
}

/// Says how large it is by a method: as wide as its text.
// listgen:cell
final class TagCell: UICollectionViewCell {
    func configure(with tag: Tag) {}

    static func size(for tag: Tag, context: LibraryContext) -> CGSize {
        context.counter.sizes += 1
        return CGSize(width: CGFloat(8 * tag.name.count + 16), height: 30)
    }
}

/// Says how high it is at a width.
// listgen:cell
final class NoteCell: UICollectionViewCell {
    func configure(with note: Note) {}

    static func height(for note: Note, width: CGFloat, context: LibraryContext) -> CGFloat {
        context.counter.heights += 1
        return width > 200 ? 20 : 40
    }
}

struct Note: Equatable {
    let id: Int
}

/// Columns of its own.
// listgen:section(id: \.name, columns: \.columns, insets: { shelf, context in
//     UIEdgeInsets(top: 0, left: context.margin, bottom: shelf.gap, right: context.margin)
// }, spacing: \.gap)
struct Shelf {
    let name: String  // listgen:ignore
    var columns: Int  // listgen:ignore
    var gap: CGFloat  // listgen:ignore
    var podcasts: [Podcast]  // listgen:row(cell: ArtCell, aspect: \.ratio)
}

/// A library as a grid or a list, as the context says: cells, columns and sizes change together.
// listgen:list(.collection, context: LibraryContext, columns: columns(of:context:metrics:), spacing: 4)
struct Library {
    // listgen:row(cell: ArtCell, when: { _, context in context.isGrid }, aspect: 1)
    // listgen:row(cell: LineCell, height: 50)
    var podcasts: [Podcast]
    var tags: [Tag]  // listgen:row(id: .value)
    // listgen:section(columns: 1)
    var notes: [Note]
    var shelves: [Shelf]

    static func columns(of section: Section, context: LibraryContext, metrics: ListMetrics) -> Int {
        guard context.isGrid else { return 1 }
        let isLarge = metrics.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return isLarge ? 2 : section == .podcasts ? 4 : 3
    }
}

/// A player: a page each, as large as the list.
// listgen:list(.collection, context: LibraryContext, size: { podcast, context, metrics in
//     CGSize(width: metrics.itemWidth, height: metrics.height - metrics.contentInsets.top)
// })
struct Pages {
    var pages: [Podcast]  // listgen:row(cell: ArtCell)
    var wide: [Podcast]  // listgen:row(cell: ArtCell, height: { podcast, _, metrics in metrics.itemWidth / podcast.ratio })
}

/// Reads no height: it is not asked again where that changes.
// listgen:list(.collection, context: LibraryContext, size: { podcast, context, metrics in
//     context.counter.sizes += 1
//     return CGSize(width: metrics.width / 2, height: 20)
// })
struct Halves {
    var podcasts: [Podcast]  // listgen:row(cell: ArtCell)
}

/// The controller that shows it says the sizes.
final class ChipsController: UIViewController {
    var height: CGFloat = 30

    func chipSize(of tag: Tag) -> CGSize { CGSize(width: CGFloat(tag.name.count) * 10, height: height) }
    func gap(metrics: ListMetrics) -> CGFloat { metrics.width > 300 ? 10 : 5 }
}

// listgen:list(.collection, context: .weak(ChipsController), spacing: gap(metrics:))
struct Chips {
    var tags: [Tag]  // listgen:row(cell: TagCell, id: .value, size: chipSize(of:), configure: { _, _ in })
}

/// Constants, of which the context alone chooses one.
// listgen:list(.collection, context: LibraryContext)
struct Heights {
    var notes: [Podcast]  // listgen:row(cell: LineCell, height: 40)
    // listgen:row(cell: ArtCell, when: { _, context in context.isGrid }, height: 100)
    // listgen:row(cell: LineCell, height: 50)
    var podcasts: [Podcast]
}

// listgen:list(.collection, context: LibraryContext, columns: { _, context in context.isGrid ? 2 : 1 }, aspect: 2, spacing: 0)
struct Columns {
    var podcasts: [Podcast]  // listgen:row(cell: ArtCell)
}
