#if !canImport(UIKit)
import Foundation

extension HeadlessCollection {
    /// Presses an item long. Nil if the delegate offers neither a menu nor a preview. The press is on all selected items
    /// if it is on one.
    public func longPress(itemAt path: IndexPath) -> HeadlessMenu? {
        guard let cell = reveal(path) else { return nil }
        let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let selected = collection.selectedPaths
        return menu(of: selected.contains(path) && selected.count > 1 ? selected : [path], at: point)
    }

    /// Presses the background long. Nil if the delegate offers no menu.
    public func longPressBackground(at point: CGPoint = .zero) -> HeadlessMenu? {
        layOut()
        return menu(of: [], at: point)
    }

    /// The question for one item is that of iOS 13 to 15, asked only where the newer one is not answered.
    private func menu(of paths: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        let delegate = collection.collectionDelegate
        var answer = OptionalMethod.ask(delegate) {
            delegate?.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        if answer == nil, paths.count == 1 {
            answer = OptionalMethod.ask(delegate) {
                delegate?.collectionView(collection, contextMenuConfigurationForItemAt: paths[0], point: point)
            }
        }
        guard let configuration = answer ?? nil else { return nil }
        return HeadlessMenu(configuration, in: self, delegate: menuDelegate(configuration, of: paths))
    }

    private func menuDelegate(_ configuration: UIContextMenuConfiguration, of paths: [IndexPath]) -> MenuDelegate {
        let collection = self.collection
        return MenuDelegate {
            collection.menuPreviews(of: paths) {
                $0.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $1)
            } older: {
                $0.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        } dismissalPreviews: {
            // An item may have gone while the menu was open.
            collection.menuPreviews(of: paths.filter(collection.contains)) {
                $0.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $1)
            } older: {
                $0.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        } willDisplay: {
            collection.collectionDelegate?.collectionView(
                collection, willDisplayContextMenu: configuration, animator: $0)
        } willCommit: {
            collection.collectionDelegate?.collectionView(
                collection, willPerformPreviewActionForMenuWith: configuration, animator: $0)
        } willEnd: {
            collection.collectionDelegate?.collectionView(
                collection, willEndContextMenuInteraction: configuration, animator: $0)
        }
    }
}

extension UICollectionView {
    /// The previews of a menu's items. The question of iOS 13 to 15 knows one item, and is asked only where the newer one
    /// is not answered.
    fileprivate func menuPreviews(
        of paths: [IndexPath],
        newer: (any UICollectionViewDelegate, IndexPath) -> UITargetedPreview?,
        older: (any UICollectionViewDelegate) -> UITargetedPreview?
    ) -> [UITargetedPreview] {
        guard let delegate = collectionDelegate else { return [] }
        return paths.compactMap { path in
            if let answer = OptionalMethod.ask(delegate, { newer(delegate, path) }) { return answer }
            return paths.count == 1 ? older(delegate) : nil
        }
    }
}
#endif
