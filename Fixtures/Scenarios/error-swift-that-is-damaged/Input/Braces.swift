import UIKit

final class BookCell: UITableViewCell {
    func configure(with book: Book) {
        if book.isNew {
        textLabel?.text = book.title
    }
}

// listgen:list(.table, on: select)
struct Books {
    var books: [Book]  // listgen:row(cell: BookCell, height: 44)
    var query: String
}

final class ShelfCell: UITableViewCell {
    func configure(with shelf: Shelf) { textLabel?.text = shelf.name }
}
