import HeadlessUIKit
import ListRuntime

/// What a screen must show of a gallery, said a second time.
extension Gallery {
    func text(of row: Row, at path: RowPath, _ context: GalleryContext) -> String {
        switch row {
        case .cover(let cover): "cover \(cover.title) \(context.theme)"
        case .tags(let tag): "tag \(tag.name)"
        case .tagsEmpty: "GalleryNoTagsCell"
        case .photos(let photo):
            (context.isCompact || photo.caption.isEmpty ? "thumbnail " : "photo ") + photo.caption
        case .uploads(let upload): "upload \(upload.progress)"
        case .albums(_, .photos(let photo)):
            "album \(photo.caption) \(path.row + 1)/\(albums[path.section - 4].photos.count)"
        case .albums(_, .canAdd): "GalleryAddPhotoCell"
        }
    }

    static func size(of row: Row, width: CGFloat, _ context: GalleryContext) -> CGSize {
        switch row {
        case .cover: return CGSize(width: width, height: 120)
        case .tags(let tag): return CGSize(width: 20 + 8 * tag.name.count, height: 30)
        case .tagsEmpty: return CGSize(width: width, height: 30)
        case .photos(let photo):
            let width = ((width - 20) / 3).rounded(.down)
            let lines = context.isCompact ? 0 : (CGFloat(photo.caption.count) * 30 / width).rounded(.up)
            return CGSize(width: width, height: width + 10 * lines)
        case .uploads(let upload): return CGSize(width: 60, height: 40 + upload.progress)
        case .albums: return CGSize(width: 60, height: 50)
        }
    }

    func title(ofKind kind: String, _ section: Int) -> String? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        switch section {
        case 1: return isHeader ? "Tags" : nil
        case 4..<4 + albums.count:
            let album = albums[section - 4]
            guard album.rowCount > 0 else { return nil }
            return isHeader ? (album.title.isEmpty ? nil : album.title) : "\(album.photos.count) photos"
        default: return nil
        }
    }

    /// Three lines of photos fill a screen of 320 points.
    static var long: Gallery {
        let photos = (0..<300).map { Photo(id: $0, caption: "\($0)") }
        return Gallery(cover: nil, tags: [], photos: photos, uploads: [], albums: [])
    }

    static var sample: Gallery {
        Gallery(
            cover: Cover(title: "hello"), tags: [Tag(id: 1, name: "sea"), Tag(id: 2, name: "mountains")],
            photos: [Photo(id: 1, caption: "a"), Photo(id: 2, caption: ""), Photo(id: 3, caption: "ccc")],
            uploads: [Upload(guid: "u", progress: 10)],
            albums: [
                Album(id: "x", title: "X", photos: [Photo(id: 1, caption: "one")], canAdd: true),
                Album(id: "y", title: "Y", photos: [Photo(id: 1, caption: "two")], canAdd: false),
            ])
    }
}
