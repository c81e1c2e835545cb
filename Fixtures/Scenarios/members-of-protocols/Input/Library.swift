import ListRuntimeUIKit
import UIKit

// Cells are filled and measured by what their protocols ask for and what extensions of them give.

protocol LibraryCell: UITableViewCell {
    associatedtype Model
    // listgen:configure
    func show(_ model: Model)
    // listgen:height
    static func rowHeight(of model: Model) -> CGFloat
}

extension LibraryCell where Self: UITableViewCell {
    static func estimatedHeight(in metrics: ListMetrics) -> CGFloat { metrics.width / 10 }
}

protocol Lettered {
    var letters: String { get }
}

@MainActor protocol LetteredCell {}

extension LetteredCell where Self: UITableViewCell {
    func configure(with item: any Lettered) { textLabel?.text = item.letters }
}

extension LetteredCell where Self: UICollectionViewCell {
    // Not a method of table cells.
    func configure(with item: any Lettered, at indexPath: IndexPath) {}
}

@MainActor protocol ShelvedCell: LetteredCell {}

extension ShelvedCell {
    static func height(for shelf: Shelf) -> CGFloat { CGFloat(20 + shelf.letters.count) }
}

struct Book: Equatable, Identifiable {
    let id: Int
    var title: String
}

struct Shelf: Equatable, Identifiable, Lettered {
    let id: Int
    var letters: String
}

// listgen:cell
final class BookCell: UITableViewCell, LibraryCell {
    // `Model` is `Book`: nothing else says so.
    func show(_ model: Book) { textLabel?.text = model.title }

    static func rowHeight(of model: Book) -> CGFloat { CGFloat(30 + model.title.count) }
}

class BaseCell: UITableViewCell, ShelvedCell {}

final class ShelfCell: BaseCell {}

// listgen:list(.table)
struct Library {
    var books: [Book]
    // listgen:section(header: "Shelves")
    var shelves: [Shelf]  // listgen:row(cell: ShelfCell)
}
