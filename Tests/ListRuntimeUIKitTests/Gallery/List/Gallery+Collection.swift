import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension Gallery {
    /// By hand what `listgen` would write for `list(.collection)`.
    @preconcurrency @MainActor
    final class Collection: ListCollection<Gallery, GalleryContext>, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        private weak var actions: (any Actions)?

        init(
            _ state: Gallery, context: GalleryContext, actions: any Actions, in collectionView: UICollectionView
        ) {
            self.actions = actions
            super.init(state: state, context: context, animation: .automatic)
            Cell.register(in: collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell {
            switch row {
            case .cover(let cover):
                let cell = request.dequeue(GalleryCoverCell.self, Cell.coverCell.rawValue)
                cell.configure(with: cover, context: context)
                return cell
            case .tags(let tag):
                let cell = request.dequeue(GalleryTagCell.self, Cell.tagCell.rawValue)
                cell.configure(with: tag)
                return cell
            case .tagsEmpty:
                return request.dequeue(GalleryNoTagsCell.self, Cell.noTagsCell.rawValue)
            case .photos(let photo):
                if takesThumbnailCell(photo) {
                    let cell = request.dequeue(
                        GalleryThumbnailCell.self, Cell.thumbnailCell.rawValue)
                    cell.configure(with: photo)
                    return cell
                }
                let cell = request.dequeue(GalleryPhotoCell.self, Cell.photoCell.rawValue)
                cell.configure(with: photo)
                return cell
            case .uploads(let upload):
                let cell = request.dequeue(GalleryUploadCell.self, Cell.uploadCell.rawValue)
                cell.configure(with: upload)
                return cell
            case .albums(_, .photos(let photo)):
                let cell = request.dequeue(
                    GalleryAlbumPhotoCell.self, Cell.albumPhotoCell.rawValue)
                let count = applied.albums[indexPath.section - 4].photos.count
                cell.configure(with: photo, index: indexPath.item, count: count)
                return cell
            case .albums(_, .canAdd):
                return request.dequeue(GalleryAddPhotoCell.self, Cell.addPhotoCell.rawValue)
            }
        }

        override func makeSupplementaryView(
            ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
        ) -> UICollectionReusableView {
            let view = dequeue(GalleryTitle.self, "GalleryTitle", ofKind: kind, at: indexPath, in: collectionView)
            view.configure(with: title(ofKind: kind, indexPath.section))
            return view
        }

        override func kind(of row: Row) -> RowKind {
            switch row {
            case .cover: return RowKind(Cell.coverCell.rawValue, reads: .context)
            case .tags: return RowKind(Cell.tagCell.rawValue)
            case .tagsEmpty: return RowKind(Cell.noTagsCell.rawValue)
            case .photos(let photo):
                let cell = takesThumbnailCell(photo) ? Cell.thumbnailCell : Cell.photoCell
                return RowKind(cell.rawValue, reads: .context)
            case .uploads: return RowKind(Cell.uploadCell.rawValue)
            case .albums(_, .photos): return RowKind(Cell.albumPhotoCell.rawValue, reads: .surroundings)
            case .albums(_, .canAdd): return RowKind(Cell.addPhotoCell.rawValue)
            }
        }

        override func width(of row: Row, at indexPath: IndexPath) -> CGFloat? {
            switch row {
            case .cover, .tagsEmpty: return metrics.width
            case .tags(let tag): return 20 + 8 * CGFloat(tag.name.count)
            case .photos: return ((metrics.width - 20) / 3).rounded(.down)
            case .uploads, .albums: return nil
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            switch row {
            case .cover: return 120
            case .tags, .tagsEmpty: return 30
            case .photos(let photo):
                let width = request.width
                if takesThumbnailCell(photo) { return width }
                return request.computed(GalleryPhotoCell.height(for: photo, width: width))
            case .uploads(let upload): return request.computed(GalleryUploadCell.height(for: upload))
            case .albums: return nil
            }
        }

        override func refreshHeader(at section: Int, in collectionView: UICollectionView) {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let view = collectionView.supplementaryView(
                    forElementKind: kind, at: IndexPath(item: 0, section: section))
                (view as? GalleryTitle)?.configure(with: title(ofKind: kind, section))
            }
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dequeueCell(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            size(at: indexPath, in: collectionView)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            let title = title(ofKind: UICollectionView.elementKindSectionHeader, section)
            return title == nil ? .zero : CGSize(width: metrics.width, height: 28)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            let title = title(ofKind: UICollectionView.elementKindSectionFooter, section)
            return title == nil ? .zero : CGSize(width: metrics.width, height: 12)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            if let row = row(at: indexPath) { actions?.select(row) }
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            switch row(at: indexPath) {
            case .tags, .photos, .uploads, .albums(_, .photos): return true
            case .cover, .tagsEmpty, .albums(_, .canAdd), nil: return false
            }
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            let move = followMove(from: sourceIndexPath, to: destinationIndexPath) { $1.take($0) }
            if let move { actions?.move(move) }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            if actions?.restrictsMoves == false { return proposedIndexPath }
            let follows = canFollowMove(from: originalIndexPath, to: proposedIndexPath) { $1.take($0) }
            return follows ? proposedIndexPath : currentIndexPath
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            actions?.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) ?? nil
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            beginInteraction(.contextMenu)
        }

        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            endInteraction(.contextMenu)
        }

        @discardableResult
        func update(photos id: Int, _ change: (inout Photo) -> Void) -> Bool {
            updateRow(.photos(id), change) { state, path in
                state.photos[path.row]
            } write: { state, path, row in
                state.photos[path.row] = row
            }
        }

        @discardableResult
        func update(albums section: String, photos id: Int, _ change: (inout Photo) -> Void) -> Bool {
            updateRow(.albums(section, .photos(id)), change) { state, path in
                state.albums[path.section - 4].photos[path.row]
            } write: { state, path, row in
                state.albums[path.section - 4].photos[path.row] = row
            }
        }

        private func takesThumbnailCell(_ photo: Photo) -> Bool { context.isCompact || photo.caption.isEmpty }

        /// A section without rows shows neither header nor footer.
        private func title(ofKind kind: String, _ section: Int) -> String? {
            guard applied.rowCount(inSection: section) > 0 else { return nil }
            switch section {
            case 1: return kind == UICollectionView.elementKindSectionHeader ? "Tags" : nil
            case 4..<4 + applied.albums.count:
                let album = applied.albums[section - 4]
                if kind == UICollectionView.elementKindSectionHeader {
                    return album.title.isEmpty ? nil : album.title
                }
                return "\(album.photos.count) photos"
            default: return nil
            }
        }
    }
}
