import UIKit

/// What a layout asks its delegate for, if the delegate is one.
protocol MosaicLayoutDelegate: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: MosaicLayout, spanOfItemAt indexPath: IndexPath) -> Int
    func mosaicLayoutDidFinish(_ layout: MosaicLayout)
    func mosaicLayout(_ layout: MosaicLayout, insetsOf section: Int) -> UIEdgeInsets
}

extension MosaicLayoutDelegate {
    func mosaicLayout(_ layout: MosaicLayout, insetsOf section: Int) -> UIEdgeInsets { .zero }
}

final class MosaicLayout: UICollectionViewFlowLayout {
    func span(at indexPath: IndexPath, in view: UICollectionView) -> Int? {
        guard let delegate = view.delegate as? any MosaicLayoutDelegate else { return nil }
        defer { delegate.mosaicLayoutDidFinish(self) }
        return delegate.collectionView(view, layout: self, spanOfItemAt: indexPath)
    }
}

/// Refines the delegate of a flow layout by another protocol.
@MainActor protocol GalleryDelegate: GalleryBaseDelegate {
    func gallery(_: GalleryLayout, captionAt place: GalleryLayout.Place) -> String?
}

@MainActor protocol GalleryBaseDelegate: UICollectionViewDelegateFlowLayout {}

final class GalleryLayout: UICollectionViewFlowLayout {
    struct Place { var item: Int }
}
