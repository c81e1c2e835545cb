import ListRuntime
import ListRuntimeUIKit
import UIKit

struct HomeContext {
    var columns: Int
}

struct Tip: Equatable {
    let id: Int
}

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class TipCell: UICollectionViewListCell {
    func configure(with tip: Tip) {}
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    func configure(with album: Album) {}
}

//: Collections 7
