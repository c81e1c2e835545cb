#if !canImport(UIKit)
import Foundation

extension HeadlessCollection {
    /// Taps an item. False if the view, the cell or the delegate refused the touch or the selection.
    @discardableResult
    public func tap(itemAt path: IndexPath) -> Bool {
        guard let cell = reveal(path), cell.isUserInteractionEnabled else { return false }
        let delegate = collection.collectionDelegate
        let highlights = OptionalMethod.ask(delegate) {
            delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true
        }
        guard highlights ?? true else { return false }
        cell.isHighlighted = true
        delegate?.collectionView(collection, didHighlightItemAt: path)
        defer { layOut() }
        // The finger is lifted: the cell is selected before it loses its highlight.
        let extends = collection.allowsMany && collection.selectedPaths.contains(path)
        let isTaken = toggle(path)
        if !extends { performPrimaryAction(of: path) }
        cell.isHighlighted = false
        delegate?.collectionView(collection, didUnhighlightItemAt: path)
        return isTaken
    }

    /// Selects all items from one to another by a pan with two fingers. False if the delegate does not begin one.
    @discardableResult
    public func pan(fromItemAt first: IndexPath, to last: IndexPath) -> Bool {
        guard reveal(first) != nil, let delegate = collection.collectionDelegate else { return false }
        let begins = OptionalMethod.ask(delegate) {
            delegate.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: first)
        }
        guard begins == true else { return false }
        delegate.collectionView(collection, didBeginMultipleSelectionInteractionAt: first)
        defer { layOut() }
        guard collection.allowsMany else { return false }
        // The delegate may have reloaded the view.
        collection.loadIfNeeded()
        for path in IndexPath.all(in: collection.knownCounts)
        where path >= first && path <= last && !collection.selectedPaths.contains(path) {
            _ = select(path)
        }
        delegate.collectionViewDidEndMultipleSelectionInteraction(collection)
        return true
    }

    private func toggle(_ path: IndexPath) -> Bool {
        guard collection.allowsAny else { return false }
        guard collection.allowsMany, collection.selectedPaths.contains(path) else { return select(path) }
        let delegate = collection.collectionDelegate
        let allows = OptionalMethod.ask(delegate) {
            delegate?.collectionView(collection, shouldDeselectItemAt: path) ?? true
        }
        guard allows ?? true else { return false }
        deselect(path)
        return true
    }

    private func select(_ path: IndexPath) -> Bool {
        let delegate = collection.collectionDelegate
        let allows = OptionalMethod.ask(delegate) {
            delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true
        }
        guard allows ?? true else { return false }
        if !collection.allowsMany {
            for old in collection.selectedPaths where old != path { deselect(old) }
        }
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(collection, didSelectItemAt: path)
        return true
    }

    /// Even if the selection was refused, as in UIKit; of an item that is there still. Unless the delegate says so, items
    /// have one while the view is not edited.
    private func performPrimaryAction(of path: IndexPath) {
        collection.loadIfNeeded()
        guard collection.contains(path) else { return }
        let delegate = collection.collectionDelegate
        let performs = OptionalMethod.ask(delegate) {
            delegate?.collectionView(collection, canPerformPrimaryActionForItemAt: path) ?? false
        }
        if performs ?? !collection.isEditing {
            delegate?.collectionView(collection, performPrimaryActionForItemAt: path)
        }
    }

    private func deselect(_ path: IndexPath) {
        collection.deselectItem(at: path, animated: false)
        collection.collectionDelegate?.collectionView(collection, didDeselectItemAt: path)
    }
}
#endif
