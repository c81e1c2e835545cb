import UIKit

// listgen:list(.table)
struct Library {
    // listgen:row(cell: PlainCell)
    var shelves: [Shelf]
    // listgen:row(cell: BoxCell)
    var boxes: [Shelf]
    // listgen:row(cell: TwiceCell)
    var twice: [Shelf]
    // listgen:row(cell: TwiceCell)
    var themed: [Themed]
    // listgen:row(cell: TwiceCell)
    var closed: [Closed]
}

// listgen:list(.table)
struct Shelf: Equatable {
    let id: Int
    var albums: [Album]
}

// listgen:list(.table, context: Theme)
struct Themed: Equatable {
    let id: Int
    var albums: [Album]
}

// listgen:list(.table, actions: .closures)
struct Closed: Equatable {
    let id: Int
    // listgen:row(on: select)
    var albums: [Album]
}

// listgen:list(.table)
struct Tree: Equatable {
    let id: Int
    // listgen:row(cell: TreeCell)
    var trees: [Tree]
}

// listgen:list(.table, actions: .closures)
struct Open {
    // listgen:row(cell: TreeCell)
    var shelves: [Chosen]
}

// listgen:list(.table)
struct Chosen: Equatable {
    let id: Int
    // listgen:row(on: select)
    var albums: [Album]
}

struct Theme {}

struct Album: Equatable {
    let id: Int
}

final class PlainCell: UITableViewCell {}

final class BoxCell: UITableViewCell {
    let box = UIView()  // listgen:nested
}

final class TwiceCell: UITableViewCell {
    let first = UITableView()  // listgen:nested
    let second = UITableView()  // listgen:nested
}

final class TreeCell: UITableViewCell {
    let trees = UITableView()  // listgen:nested
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) {}
}
