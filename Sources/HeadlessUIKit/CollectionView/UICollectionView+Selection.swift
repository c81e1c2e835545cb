#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

    /// Calls no delegate, as in UIKit.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path = indexPath else {
            for old in selectedPaths { deselectItem(at: old, animated: animated) }
            return
        }
        loadIfNeeded()
        guard contains(path), allowsAny else { return }
        if !allowsMany { for old in selectedPaths where old != path { deselectItem(at: old, animated: animated) } }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        (shown[ElementKey(kind: nil, path: path)] as? UICollectionViewCell)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }
    /// Calls no delegate, as in UIKit.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        (shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell)?.isSelected = false
    }

    func canEdit(_ path: IndexPath) -> Bool {
        let delegate = collectionDelegate
        return OptionalMethod.ask(delegate) { delegate?.collectionView(self, canEditItemAt: path) ?? true } ?? true
    }
    var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var allowsAny: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
}
#endif
