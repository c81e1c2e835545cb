import UIKit

// The banner is a row, since `cells:` names a class that shows it, and the header reads it: the rows enum is not alone.

struct Banner: Equatable {
    var text: String
}

struct Book: Equatable {
    var id: Int
}

// listgen:rows
enum Shelf: Equatable {
    case book(Book)
    // listgen:row(cell: GapCell)
    case gap
}

// listgen:list(.table, cells: [BannerCell])
// listgen:section(header: \.banner.text)
struct Library {
    var banner: Banner
    var shelves: [Shelf]
}

final class BannerCell: UITableViewCell {
    func configure(with banner: Banner) {}
}

// listgen:cell
final class BookCell: UITableViewCell {
    func configure(with book: Book) {}
}

final class GapCell: UITableViewCell {}
