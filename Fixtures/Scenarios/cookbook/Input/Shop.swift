import UIKit

struct Album: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Shop {
    // listgen:row(cell: ShelfCell, height: 120)
    var shelves: [Shelf]
}

// listgen:list(.table)
struct Shelf: Equatable {
    let id: Int
    var albums: [Album]  // listgen:row(on: select)
}

final class ShelfCell: UITableViewCell {
    let albums = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), style: .plain)  // listgen:nested

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(albums)
    }

    required init?(coder: NSCoder) { nil }
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) { textLabel?.text = album.title }
}
