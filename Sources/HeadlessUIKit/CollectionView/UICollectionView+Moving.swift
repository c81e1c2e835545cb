import Foundation

extension UICollectionView {
    /// Picks an item up. False if it cannot be moved.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        loadIfNeeded()
        guard movement == nil, contains(indexPath), let source = dataSource else { return false }
        let canMove = OptionalMethod.ask(source) { source.collectionView(self, canMoveItemAt: indexPath) } ?? true
        if canMove { movement = InteractiveMovement(origin: indexPath, proposed: indexPath) }
        return canMove
    }
    /// Carries the item to a point of the content.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement else { return }
        let target = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.proposed, withPosition: targetPosition)
        self.movement?.proposed = target
    }
    /// Puts the item down where it is.
    public func endInteractiveMovement() { _ = drop() }
    /// Puts the item back.
    public func cancelInteractiveMovement() { movement = nil }

    /// Puts the held item down; where it went, nil if it stayed. Where `moveItemAt` is not implemented nothing moves.
    func drop() -> IndexPath? {
        guard let held = movement, let source = dataSource else { return nil }
        movement = nil
        let target = askTarget(held)
        let answer: Void? = OptionalMethod.ask(source) {
            source.collectionView(self, moveItemAt: held.origin, to: target)
        }
        guard answer != nil else { return nil }
        // The view has moved the item itself by the time it tells the data source: nothing is checked or logged.
        var batch = HeadlessBatch()
        batch.rowMoves = [.init(from: held.origin, to: target)]
        let (before, after) = (knownCounts, askCounts())
        if held.origin == target { return target }
        if batch.violation(before: before, after: after, wording: .collectionView) == nil {
            perform(batch, from: before, to: after)
        } else {
            reloadData()
        }
        return target
    }

    /// The older of the two questions is asked where the newer is not answered.
    private func askTarget(_ held: InteractiveMovement) -> IndexPath {
        let (delegate, origin, proposed) = (collectionDelegate, held.origin, held.proposed)
        let answer = OptionalMethod.ask(delegate) {
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: origin,
                toProposedIndexPath: proposed) ?? proposed
        }
        return answer
            ?? OptionalMethod.ask(delegate) {
                delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: origin, toProposedIndexPath: proposed)
                    ?? proposed
            } ?? proposed
    }
}
