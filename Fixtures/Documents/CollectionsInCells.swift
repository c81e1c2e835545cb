import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}
}

//: Collections 4
