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

// listgen:list(.collection, actions: .closures, does: BookAction)
struct Shelf {
    var books: [Book]  // listgen:row(menu: [.archive, .remove], preview: { _ in UIViewController() }, on: commit)
    var magazines: [Book]  // listgen:row(menu: .asked)
    var count: Int  // listgen:row(cell: CountCell)
}

// listgen:cell
final class BookCell: UICollectionViewCell {
    let cover = UIView()

    func configure(with book: Book) { contentView.addSubview(cover) }
}

final class CountCell: UICollectionViewCell {
    func configure(with count: Int) { tag = count }
}
