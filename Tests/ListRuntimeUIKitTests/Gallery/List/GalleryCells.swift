#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A cell that remembers what it shows and how often it was filled.
class GalleryCell: UICollectionViewCell {
    private(set) var shown = ""
    private(set) var fills = 0

    /// Called whenever a cell is filled.
    static var onFill: (() -> Void)?

    func show(_ text: String) {
        Self.onFill?()
        shown = text
        fills += 1
    }
}

final class GalleryCoverCell: GalleryCell {
    func configure(with cover: Gallery.Cover, context: GalleryContext) { show("cover \(cover.title) \(context.theme)") }
}

final class GalleryTagCell: GalleryCell {
    func configure(with tag: Gallery.Tag) { show("tag \(tag.name)") }
}

final class GalleryNoTagsCell: GalleryCell {}

final class GalleryPhotoCell: GalleryCell {
    /// How often a height was computed.
    static var measures = 0

    func configure(with photo: Gallery.Photo) { show("photo \(photo.caption)") }

    /// Square, and a line for every ten points of the caption that do not fit.
    static func height(for photo: Gallery.Photo, width: CGFloat) -> CGFloat {
        measures += 1
        return width + 10 * (CGFloat(photo.caption.count) * 30 / max(width, 1)).rounded(.up)
    }
}

final class GalleryThumbnailCell: GalleryCell {
    func configure(with photo: Gallery.Photo) { show("thumbnail \(photo.caption)") }
}

final class GalleryUploadCell: GalleryCell {
    func configure(with upload: Gallery.Upload) { show("upload \(upload.progress)") }
    static func height(for upload: Gallery.Upload) -> CGFloat { CGFloat(40 + upload.progress) }
}

final class GalleryAlbumPhotoCell: GalleryCell {
    func configure(with photo: Gallery.Photo, index: Int, count: Int) {
        show("album \(photo.caption) \(index + 1)/\(count)")
    }
}

final class GalleryAddPhotoCell: GalleryCell {}
