import UIKit

struct Photo: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.collection, actions: .closures)
struct Photos {
    // listgen:row(drag: { photo, position in position.isFirst ? [] : [NSItemProvider(object: photo.name as NSString)] }, on: select)
    var photos: [Photo]
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}
