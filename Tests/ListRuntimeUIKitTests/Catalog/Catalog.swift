import HeadlessUIKit

struct CatalogContext: Equatable {
    var theme: String
    var isCompact: Bool
}

/// The catalog of a library, in a collection view.
// listgen:list(.collection, context: CatalogContext, finders: true, spacing: { $1.isCompact ? 2 : 4 }, insets: 6, on: [
//     select, collectionView(_:contextMenuConfigurationForItemsAt:point:), collectionView(_:canMoveItemAt:),
//     collectionView(_:moveItemAt:to:),
//     collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
// ])
struct Catalog {
    var notice: Notice?  // listgen:row(cell: NoticeItemCell)
    // listgen:section(header: "Books", footer: BookCountView, footerHeight: 20, empty: NoBooksCell)
    // listgen:row(cell: SpineCell, when: { $1.isCompact || $0.title.isEmpty }, on: select, size: CGSize(width: 30, height: 50))
    // listgen:row(cell: BookCell, size: { book, context in
    //     CGSize(width: 60 + 10 * CGFloat(book.title.count), height: context.theme == "dark" ? 50 : 60)
    // })
    var books: [Book]
    // listgen:header(view: ManyFindsView, when: { finds, _ in finds.count > 2 }, height: 30)
    // listgen:header(view: FindsView)
    var finds: [Find]
    // listgen:row(cell: LoanCell, id: \.guid, content: [\.days], size: { CGSize(width: 50, height: 40 + CGFloat($0.days)) })
    var loans: [Loan]
    var rooms: [Room]
    var query: String  // listgen:ignore

    struct Notice: Equatable, Sendable {
        var text: String
    }

    struct Book: Equatable, Sendable {
        let id: Int
        var title: String
    }

    // listgen:rows
    enum Find: Equatable, Sendable {
        case book(Book)  // listgen:row(cell: FoundBookCell)
        case gap(Int)  // listgen:row(cell: GapItemCell, id: .value)
        case loader  // listgen:row(cell: LoaderItemCell)
    }

    /// A model that is changed in place.
    final class Loan {
        let guid: String
        var days: Int

        init(guid: String, days: Int) {
            self.guid = guid
            self.days = days
        }
    }

    // listgen:section(id: \.id, header: \.title)
    struct Room: Equatable, Sendable {
        let id: String  // listgen:ignore
        var title: String  // listgen:ignore
        var books: [Book]  // listgen:row(cell: RoomBookCell)
        var canAdd: Bool  // listgen:row(cell: AddBookCell)
    }
}
