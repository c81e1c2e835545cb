import ListRuntimeUIKit
import UIKit

struct Book: Equatable {
    let id: Int
    var title: String
}

// listgen:actions
enum BookAction {
    case archive  // listgen:action(title: "Archive")
    case remove  // listgen:action(title: "Remove", style: .destructive)
}

// listgen:list(.collection, layout: .list(.plain), actions: .closures)
struct Shelf {
    var books: [Book]  // listgen:row(does: BookAction, trailingSwipe: [.remove, .archive], leadingSwipe: .asked)
    var magazines: [Book]  // listgen:section(does: BookAction, leadingSwipe: [.archive])
}

// listgen:cell
final class BookCell: UICollectionViewListCell {
    func configure(with book: Book) {
        var content = defaultContentConfiguration()
        content.text = book.title
        contentConfiguration = content
    }
}
