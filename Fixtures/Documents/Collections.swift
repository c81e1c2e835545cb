import UIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

struct Theme: Equatable {
    var isDark: Bool
}

struct Photo: Equatable {
    let id: Int
}

struct Album: Equatable {
    let id: Int
    var title: String
    var photos: [Photo]

    func rowID(at index: Int) -> Int? { photos.indices.contains(index) ? photos[index].id : nil }
}

final class PhotoCell: UICollectionViewCell {
    static func height(for photo: Photo, width: CGFloat) -> CGFloat { width }
    func configure(with photo: Photo, theme: Theme) {}
}

struct Gallery: ListState {
    var photos: [Photo]
    var albums: [Album]

    private func photos(at section: Int) -> [Photo] {
        if section == 0 { return photos }
        return albums.indices.contains(section - 1) ? albums[section - 1].photos : []
    }

    var sectionCount: Int { 1 + albums.count }
    func rowCount(inSection section: Int) -> Int { photos(at: section).count }
    func section(at index: Int) -> Int? { index }

    func row(at path: RowPath) -> Photo? {
        let photos = photos(at: path.section)
        return photos.indices.contains(path.row) ? photos[path.row] : nil
    }

    func rowID(at path: RowPath) -> Int? { row(at: path)?.id }

    //: Collections 12
}

//: Collections 11
