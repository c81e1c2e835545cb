import UIKit

struct Photo: Equatable {
    let id: Int
}

// listgen:rows
enum MediaItem: Equatable {
    case photo(Photo)  // listgen:row(cell: PhotoCell)
    case placeholder   // listgen:row(cell: PlaceholderCell)
}

// listgen:rows
enum HomeItem: Equatable {
    case media(MediaItem)
    case title(String)  // listgen:row(cell: TitleCell, id: .value)
}

// listgen:list(.table, finders: true)
struct Home {
    var pinned: HomeItem?
    var items: [HomeItem]
    var media: [MediaItem]
}

final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) { textLabel?.text = String(photo.id) }
}

final class PlaceholderCell: UITableViewCell {}

final class TitleCell: UITableViewCell {
    func configure(title: String) { textLabel?.text = title }
}
