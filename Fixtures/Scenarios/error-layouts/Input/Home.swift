import ListRuntimeUIKit
import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}
}

// listgen:cell
final class AlbumRow: UITableViewCell {
    func configure(with album: Album) {}
}

/// One section has a layout, two have none.
// listgen:list(.collection)
struct Partial {
    var new: [Album]
    // listgen:section(layout: .grid(columns: 2))
    var albums: [Album]
    var old: [Album]
}

/// A layout and sizes.
// listgen:list(.collection, layout: .list(), height: 44)
struct Sized {
    var albums: [Album]
}

// listgen:list(.collection, layout: .grid(columns: 2), on: collectionView(_:layout:sizeForItemAt:))
struct Asked {
    var albums: [Album]
}

/// A list section measures its header.
// listgen:list(.collection, layout: .list(.insetGrouped, configure: nil))
struct Measured {
    // listgen:section(header: "New", headerHeight: 30)
    var new: [Album]
    // listgen:section(header: "Old", headerHeight: .automatic)
    var old: [Album]
    // listgen:header(view: UICollectionReusableView, height: 30)
    var others: [Album]
}

/// A table has no layouts.
// listgen:list(.table, layout: .list())
struct Drawer {
    var albums: [Album]
}

/// What is no layout.
// listgen:list(.collection, layout: "grid")
struct Wrong {
    var albums: [Album]
}

/// More than there is.
// listgen:list(.collection, layout: { section, context in .list() })
struct WithoutContext {
    // listgen:section(layout: { albums, index in .list() })
    var albums: [Album]
    var old: [Album]
}

// listgen:list(.collection, layout: layout(of:))
struct Missing {
    var albums: [Album]

    static func layout(section: Int) -> SectionLayout { .list() }
}
