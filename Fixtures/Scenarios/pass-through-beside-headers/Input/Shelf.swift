import UIKit

struct Book: Equatable {
    let id: Int
}

/// The app answers the kinds that the list does not declare.
// listgen:list(
//     .collection,
//     on: [
//         collectionView(_:viewForSupplementaryElementOfKind:at:),
//         collectionView(_:layout:referenceSizeForFooterInSection:),
//     ])
struct Shelf {
    // listgen:section(header: ShelfHeader, headerHeight: 20)
    var books: [Book]  // listgen:row(cell: BookCell)
    var lent: [Book]  // listgen:row(cell: BookCell)
}

// listgen:list(.collection, actions: .closures, on: collectionView(_:viewForSupplementaryElementOfKind:at:))
struct Rack {
    // listgen:section(header: "Rack", footer: "End")
    var books: [Book]  // listgen:row(cell: BookCell)
}

final class ShelfHeader: UICollectionReusableView {
    func configure(with books: [Book]) {}
}

final class BookCell: UICollectionViewCell {
    func configure(with book: Book) {}
}
