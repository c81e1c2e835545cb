import UIKit

struct Photo: Equatable {
    let id: Int
}

struct Tip: Equatable {
    var text: String
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

// listgen:cell
final class TipCell: UICollectionViewCell {
    func configure(with tip: Tip) {}
}

final class MoreCell: UICollectionViewCell {}

/// The frequent case, in one line.
// listgen:list(.collection, columns: 4, aspect: 1, spacing: 8, insets: 16)
struct Photos {
    var photos: [Photo]
}

/// Without spaces of its own: the layout keeps them, and is asked for nothing else.
// listgen:list(.collection, columns: 3, aspect: 0.75)
struct Covers {
    var photos: [Photo]
    var recent: [Photo]
}

/// A day of the library.
// listgen:section(id: \.name, insets: UIEdgeInsets(top: 0, left: 10, bottom: 20, right: 10))
struct Day {
    let name: String  // listgen:ignore
    var photos: [Photo]
    var hasMore: Bool  // listgen:row(cell: MoreCell, size: CGSize(width: 60, height: 30))
}

// listgen:list(.collection, columns: 3, aspect: 1.5, lineSpacing: 2, itemSpacing: 4)
struct Moments {
    /// As wide as the list.
    // listgen:section(columns: 1, insets: 5, keepsHeader: true, header: "Tips")
    var tips: [Tip]  // listgen:row(height: 44, id: .position)
    var days: [Day]
    // listgen:section(spacing: 1, columns: 2)
    var hidden: [Photo]  // listgen:row(aspect: 2)
}

/// A height alone is that of a table: one item in a line.
// listgen:list(.collection, height: 60)
struct Rows {
    var photos: [Photo]
    // listgen:section(insets: 8)
    var tip: Tip?
}

/// Only space: the layout says how large items are.
// listgen:list(.collection, insets: 12)
struct Spaced {
    var photos: [Photo]
}

/// Each case is a section with columns and space of its own.
// listgen:section(columns: 2, insets: 4)
enum Part {
    case loading  // listgen:row(cell: MoreCell, size: CGSize(width: 30, height: 30))
    // listgen:section(columns: 3, aspect: 1)
    case photos([Photo])
    case day(Day)
}

// listgen:list(.collection, spacing: 2)
struct Parts {
    var part: Part
    // listgen:section(empty: MoreCell, columns: 4, height: 50)
    var more: [Photo]
}
