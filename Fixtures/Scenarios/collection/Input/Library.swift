import UIKit

struct LibraryContext {
    var isDimmed: Bool
}

struct Podcast: Equatable {
    let id: Int
    var title: String
}

struct Tip: Hashable {
    var text: String
}

// listgen:rows
enum ShelfItem: Hashable {
    case tip(Tip)  // listgen:row(cell: TipCell, id: .value)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:section(id: \.name, header: \.name)
struct Shelf {
    let name: String  // listgen:ignore
    var podcasts: [Podcast]
    var canAdd: Bool  // listgen:row(cell: AddCell, on: select)
}

/// A library of podcasts: a section of plain rows, one of unlike rows, and one for each shelf.
// listgen:list(.collection, context: LibraryContext, finders: true, on: [
//     scrollViewDidScroll, collectionView(_:contextMenuConfigurationForItemsAt:point:)
// ])
struct Library {
    // listgen:section(header: "Recent", footer: CountFooter, footerHeight: 20, empty: NoPodcastsCell)
    // listgen:row(on: [select(event), willDisplay])
    var podcasts: [Podcast]
    // listgen:header(view: HintHeader, when: { items, context in items.count > 1 }, height: 30)
    // listgen:header(view: TipHeader)
    var items: [ShelfItem]
    var shelves: [Shelf]
}
