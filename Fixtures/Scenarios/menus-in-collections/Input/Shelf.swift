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

// listgen:list(.collection, actions: .closures, does: BookAction, menu: menu(for:))
struct Shelf {
    var books: [Book]  // listgen:row(menu: [.archive, .remove], preview: { _ in UIViewController() }, on: commit)
    var magazines: [Book]  // listgen:row(menu: .asked)
    var papers: [Book]  // listgen:row(menu: paperMenu)
    var count: Int  // listgen:row(cell: CountCell, menu: [])

    @MainActor static func paperMenu(of papers: [Book]) -> UIMenu? {
        UIMenu(title: "", children: [UIAction(title: "Recycle \(papers.count)") { _ in }])
    }

    func menu(for rows: [Row]) -> [BookAction] { rows.count > 2 ? [.remove] : [.archive] }
}

// listgen:cell
final class BookCell: UICollectionViewCell {
    let cover = UIView()  // listgen:lift

    func configure(with book: Book) { contentView.addSubview(cover) }
}

final class CountCell: UICollectionViewCell {
    func configure(with count: Int) { tag = count }
}
