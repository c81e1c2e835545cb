import ListRuntimeUIKit
import UIKit

// listgen:rows(moves: .inSection, canMove: { $0 != .photo(Photo(id: 0)) })
enum Card: Equatable {
    case photo(Photo)  // listgen:row(cell: PhotoCell)
    case text(String)  // listgen:row(cell: TextCell, id: .value, canMove: false)
}

struct Photo: Equatable {
    let id: Int
}

// listgen:list(.collection, actions: .closures, on: move)
struct Board {
    var cards: [Card]
}

// listgen:list(.collection, actions: .closures, moves: .anywhere, canMove: { row in row != .upper(Photo(id: 0)) })
struct Shelves {
    var banner: Photo?
    var upper: [Photo]  // listgen:row(on: move)
    var lower: [Photo]  // listgen:row(on: move)
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

final class TextCell: UICollectionViewCell {
    func configure(with text: String) { accessibilityLabel = text }
}
