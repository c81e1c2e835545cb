import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:list(.collection)
struct Shelf: Equatable {
    let id: Int
    var albums: [Album]
}

/// Cells without a collection view.
// listgen:list(.table)
struct Home {
    // listgen:row(cell: PlainCell)
    var shelves: [Shelf]
    // listgen:row(cell: TableCell)
    var others: [Shelf]
}

// listgen:list(.collection)
struct Wall {
    // listgen:row(cell: PlainItem)
    var shelves: [Shelf]
}

/// Lists of themselves.
// listgen:list(.collection)
struct Tree: Equatable {
    let id: Int
    // listgen:row(cell: TreeItem)
    var trees: [Tree]
}

// listgen:list(.collection)
struct Even: Equatable {
    let id: Int
    // listgen:row(cell: TreeItem)
    var odd: [Odd]
}

// listgen:list(.collection)
struct Odd: Equatable {
    let id: Int
    // listgen:row(cell: TreeItem)
    var even: [Even]
}

final class PlainCell: UITableViewCell {}

final class TableCell: UITableViewCell {
    let albums = UITableView()  // listgen:nested
}

final class PlainItem: UICollectionViewCell {
    let albums = UIView()
}

final class TreeItem: UICollectionViewCell {
    let trees = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())  // listgen:nested
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}
}
