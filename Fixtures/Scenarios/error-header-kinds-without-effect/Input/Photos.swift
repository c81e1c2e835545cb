import UIKit

struct Photo: Equatable {
    let id: Int
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) {}
}

// listgen:cell
final class PhotoRow: UITableViewCell {
    func configure(with photo: Photo) {}
}

/// There is no footer to call by a name.
// listgen:list(.collection)
struct Photos {
    // listgen:section(header: "Photos", footerKind: "photo-footer")
    var photos: [Photo]
    // listgen:header(view: UICollectionReusableView, height: 20, estimatedHeight: 44)
    var others: [Photo]
}

/// A table has no kinds.
// listgen:list(.table)
struct Drawer {
    // listgen:section(header: "Photos", headerKind: "photo-header")
    var photos: [Photo]
}
