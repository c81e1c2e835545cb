import UIKit

struct Photo: Equatable {
    let id: Int
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) {}
}

/// A list section has UIKit's names.
// listgen:list(.collection, layout: .list())
struct Listed {
    // listgen:section(header: "Photos", headerKind: "photo-header")
    var photos: [Photo]
    // listgen:section(header: "Others", headerKind: 3)
    var others: [Photo]
}
