import UIKit

struct Theme {
    var title = "light"
}

struct Covers {
    var theme = Theme()
}

// listgen:list(.table, context: Covers)
struct Library {
    // listgen:row(cell: NameCell, id: .kind)
    var name: String
    // A row is a list: its cell shows it.
    // listgen:row(cell: ShelfCell, height: 120)
    var shelves: [Shelf]
    // listgen:row(cell: ChartCell, height: 90)
    var chart: Chart?
    // This cell takes its list by itself.
    // listgen:row(cell: TalliesCell)
    var tallies: [Tallies]
}

// listgen:list(.table, context: Theme)
struct Shelf: Equatable {
    let id: Int
    // listgen:row(on: select)
    var albums: [Album]
}

// listgen:list(.table)
struct Chart: Equatable {
    let id: String
    // listgen:row(cell: PlaceCell)
    var places: [Place]
}

// listgen:list(.table)
struct Tallies: Equatable {
    let id: Int
    // listgen:row(cell: PlaceCell)
    var places: [Place]
}

struct Album: Equatable {
    let id: Int
    var title: String
}

struct Place: Equatable {
    let id: Int
}

final class NameCell: UITableViewCell {
    func configure(with name: String) { textLabel?.text = name }
}

final class ShelfCell: UITableViewCell {
    let albums = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)  // listgen:nested
    private let count = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        albums.rowHeight = 40
        contentView.addSubview(albums)
        contentView.addSubview(count)
    }
    required init?(coder: NSCoder) { nil }

    func configure(with shelf: Shelf) { count.text = "\(shelf.albums.count)" }
}

final class ChartCell: UITableViewCell {
    // listgen:nested
    let places: UITableView!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        places = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 90), style: .plain)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(places)
    }
    required init?(coder: NSCoder) { nil }
}

final class TalliesCell: UITableViewCell {
    func configure(with tallies: Tallies) { textLabel?.text = "\(tallies.places.count)" }
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album, theme: Theme) { textLabel?.text = "\(album.title) \(theme.title)" }
}

final class PlaceCell: UITableViewCell {
    func configure(with place: Place) { textLabel?.text = "\(place.id)" }
}
