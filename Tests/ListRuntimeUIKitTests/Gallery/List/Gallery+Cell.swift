@_spi(Generated) import ListRuntimeUIKit

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension Gallery {
    enum Cell: String, CaseIterable, Sendable {
        case coverCell = "GalleryCoverCell"
        case tagCell = "GalleryTagCell"
        case noTagsCell = "GalleryNoTagsCell"
        case thumbnailCell = "GalleryThumbnailCell"
        case photoCell = "GalleryPhotoCell"
        case uploadCell = "GalleryUploadCell"
        case albumPhotoCell = "GalleryAlbumPhotoCell"
        case addPhotoCell = "GalleryAddPhotoCell"

        @MainActor
        var viewClass: UICollectionViewCell.Type {
            switch self {
            case .coverCell: return GalleryCoverCell.self
            case .tagCell: return GalleryTagCell.self
            case .noTagsCell: return GalleryNoTagsCell.self
            case .thumbnailCell: return GalleryThumbnailCell.self
            case .photoCell: return GalleryPhotoCell.self
            case .uploadCell: return GalleryUploadCell.self
            case .albumPhotoCell: return GalleryAlbumPhotoCell.self
            case .addPhotoCell: return GalleryAddPhotoCell.self
            }
        }

        @MainActor
        static func register(in collectionView: UICollectionView) {
            for cell in allCases {
                collectionView.register(cell.viewClass, forCellWithReuseIdentifier: cell.rawValue)
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                collectionView.register(
                    GalleryTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "GalleryTitle")
            }
        }
    }

    @preconcurrency @MainActor
    protocol Actions: AnyObject {
        func select(_ row: Gallery.Row)
        func move(_ move: RowMove<Gallery>)
        /// Whether an item can be put only where the gallery takes it.
        var restrictsMoves: Bool { get }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration?
    }
}
