import UIKit

struct Theme {
    var name = "light"
}

struct Album: Equatable {
    let id: Int
    var title: String
}

/// A shelf that scrolls sideways, in a cell of a table or of a grid.
// listgen:list(.collection, context: Theme)
struct Shelf: Equatable {
    let id: Int
    // listgen:row(on: select)
    var albums: [Album]
}

/// Rails below each other.
// listgen:list(.table, context: Theme)
struct Home {
    var name: String  // listgen:row(cell: NameCell, id: .kind)
    // listgen:row(cell: ShelfCell, height: 100)
    var shelves: [Shelf]
}

/// The same in a collection view.
// listgen:list(.collection, context: Theme)
struct Wall {
    // listgen:row(cell: ShelfItem)
    var shelves: [Shelf]
}

/// A shelf in a cell of a list that is not generated.
final class OwnCell: UITableViewCell {
    let view: UICollectionView = shelfView()
    private(set) lazy var shelf = Shelf.Collection(
        Shelf(id: 0, albums: []), context: Theme(), actions: taps, in: view)
    let taps = Taps()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        contentView.addSubview(view)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
final class Taps: Home.Actions, Wall.Actions {
    var log: [String] = []

    func select(albums: Album) { log.append(albums.title) }
}
