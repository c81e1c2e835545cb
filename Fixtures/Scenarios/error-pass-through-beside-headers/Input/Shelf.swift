import UIKit

struct Book: Equatable {
    let id: Int
}

// listgen:list(.collection, on: collectionView(_:layout:referenceSizeForHeaderInSection:))
struct Shelf {
    // listgen:section(header: ShelfHeader, headerHeight: 20)
    var books: [Book]  // listgen:row(cell: BookCell)
}

final class ShelfHeader: UICollectionReusableView {
    func configure(with books: [Book]) {}
}

final class BookCell: UICollectionViewCell {
    func configure(with book: Book) {}
}
