#if !canImport(UIKit)
import Foundation

extension HeadlessCollection {
    /// Swipes an item of a list open, which closes another. Nil if its list offers no actions.
    public func swipe(itemAt path: IndexPath, edge: HeadlessSwipe.Edge = .trailing) -> HeadlessSwipe? {
        collection.closeSwipe()
        guard let cell = reveal(path), collection.canEdit(path),
            let configuration = collection.collectionViewLayout.swipeActions(at: path, edge: edge),
            !configuration.actions.isEmpty
        else { return nil }
        cell.isSwiped = true
        let end = { [weak collection, weak cell] in
            cell?.isSwiped = false
            collection?.endSwipe = nil
        }
        let swipe = HeadlessSwipe(configuration, cell: cell, in: self, didEnd: end)
        (collection.openSwipe, collection.endSwipe) = (swipe, end)
        return swipe
    }

    /// Taps an accessory of a list cell; false if it shows none of that type that does something.
    @discardableResult
    public func tap(accessory type: UICellAccessory.AccessoryType, ofItemAt path: IndexPath) -> Bool {
        let cell = reveal(path) as? UICollectionViewListCell
        let accessory = cell?.shownAccessories.first { $0.accessoryType == type }
        guard let action = accessory?.action else { return false }
        action()
        layOut()
        return true
    }

    /// Drags an item to another place. False if it cannot be moved. If `moveItemAt` is not implemented nothing
    /// moves, as with UIKit.
    @discardableResult
    public func move(itemAt path: IndexPath, to proposed: IndexPath) -> Bool {
        beginMove(itemAt: path)?.drop(at: proposed) != nil
    }

    /// Takes an item and holds it. Nil if it cannot be moved.
    public func beginMove(itemAt path: IndexPath) -> HeadlessMove? {
        guard reveal(path) != nil, collection.beginInteractiveMovementForItem(at: path) else { return nil }
        return HeadlessMove(origin: path, in: self) { [collection] proposed in
            guard let proposed else {
                collection.cancelInteractiveMovement()
                return nil
            }
            collection.movement?.proposed = proposed
            return collection.drop()
        }
    }

    /// Lifts an item to drag it away. Nil if the view has no drag interaction or the drag delegate gives no items.
    public func beginDrag(itemAt path: IndexPath) -> HeadlessDrag? {
        guard collection.dragInteractionEnabled, !collection.hasActiveDrag, reveal(path) != nil,
            let delegate = collection.dragDelegate
        else { return nil }
        return HeadlessDrag.begin(in: collection) {
            delegate.collectionView(collection, itemsForBeginning: $0, at: path)
        } willBegin: {
            delegate.collectionView(collection, dragSessionWillBegin: $0)
        } didEnd: { [collection] in
            collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: $0)
        }
    }
}
#endif
