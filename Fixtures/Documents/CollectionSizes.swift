import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Library {
    var isGrid: Bool

    func insets(of shelf: Shelf) -> UIEdgeInsets { .zero }
}

struct Photo: Equatable {
    let id: Int
}

struct Podcast: Equatable {
    let id: Int
    var aspect: CGFloat
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) {}
}

final class CoverCell: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

final class LineCell: UICollectionViewCell {
    func configure(with podcast: Podcast) {}
}

//: Collections 5
//: Collections 6
