#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

    /// Calls no delegate, as in UIKit.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard select(indexPath, if: allowsAny, animated: animated), let path = indexPath, scrollPosition != [] else {
            return
        }
        scrollToItem(at: path, at: scrollPosition, animated: animated)
    }
    /// Calls no delegate, as in UIKit.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }
    func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
        (shown[ElementKey(cellAt: path)] as? UICollectionViewCell)?.isSelected = isSelected
    }

    func canEdit(_ path: IndexPath) -> Bool {
        let delegate = collectionDelegate
        return OptionalMethod.ask(delegate) { delegate?.collectionView(self, canEditItemAt: path) ?? true } ?? true
    }
    var allowsAny: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
}
#endif
