import ListRuntimeUIKit
import UIKit

struct Album: Equatable {
    let id: Int
    var isWide = false
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}
}

/// Layouts of a controller, which the list does not keep alive, and of rows that are computed or under a condition.
// listgen:list(.collection, context: .weak(HomeController), layout: layout(of:))
struct Home {
    // listgen:section(layout: { _, context in .grid(columns: context.columns) })
    var albums: [Album]
    // listgen:section(layout: wide(albums:))
    var others: [Album]
    var rest: [Album]
    #if DEBUG
    // listgen:section(layout: .grid(columns: context.columns))
    var debug: [Album]
    #endif
    // listgen:section(layout: \.layout)
    var wide: [Album] { albums.filter(\.isWide) }  // listgen:row(cell: AlbumCell)
    var groups: [Group]
}

// listgen:section(id: \.id, layout: .grid(columns: section.even.count + 1))
struct Group {
    let id: Int
    var all: [Album]  // listgen:ignore
    var even: [Album] { all.filter { $0.id.isMultiple(of: 2) } }  // listgen:row(cell: AlbumCell)
}

extension [Album] {
    @MainActor
    var layout: SectionLayout { count > 4 ? .grid(columns: 2) : .list() }
}

final class HomeController: UIViewController {
    var columns = 2

    func layout(of section: Home.Section) -> SectionLayout { section == .rest ? .list() : .grid(columns: columns) }
    func wide(albums: [Album]) -> SectionLayout { .grid(columns: albums.count + columns) }
}
