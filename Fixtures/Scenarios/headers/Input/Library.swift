import UIKit

struct LibraryContext {
    var showsCounts: Bool
    var didFillHeader: () -> Void = {}
}

struct Book: Equatable {
    let id: Int
    var title: String
}

// listgen:section(id: \.id, header: ShelfHeader, footer: \.note, headerHeight: 36)
struct Shelf {
    let id: Int
    var name: String  // listgen:ignore
    var note: String?
    var books: [Book]
}

// listgen:list(.table, context: LibraryContext)
struct Library {
    // listgen:section(header: "Recent", keepsHeader: true)
    var recent: [Book]
    // listgen:section(header: { books, context in context.showsCounts ? "Borrowed (\(books.count))" : "Borrowed" })
    var borrowed: [Book]
    var shelves: [Shelf]
}

// listgen:cell
final class BookCell: UITableViewCell {
    func configure(with book: Book) { textLabel?.text = book.title }
}

final class ShelfHeader: UITableViewHeaderFooterView {
    func configure(with shelf: Shelf, name: String, context: LibraryContext) {
        textLabel?.text = context.showsCounts ? "\(name) (\(shelf.books.count))" : name
        context.didFillHeader()
    }
}
