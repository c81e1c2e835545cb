#if !canImport(UIKit)
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

    /// Puts the held item down and returns its new place, or nil if it stayed. As in UIKit, nothing moves without `moveItemAt`.
    func drop() -> IndexPath? {
        guard let held = movement, let source = dataSource else { return nil }
        movement = nil
        let target = askTarget(held)
        let before = knownCounts
        guard let after = moved(before, from: held.origin, to: target) else { return nil }
        // The view has moved the item itself by the time it tells the data source, which can take it back.
        var batch = HeadlessBatch()
        batch.rowMoves = [.init(from: held.origin, to: target)]
        let (old, mapping) = (shown, BatchMapping(batch, before: before, after: after))
        carry(mapping, to: after)
        // An update inside `moveItemAt` lays out as well.
        invalidateCounts(everything: false)
        let generation = generation
        let answer: Void? = OptionalMethod.ask(source, method: "collectionView(_:moveItemAt:to:)") {
            source.collectionView(self, moveItemAt: held.origin, to: target)
        }
        if answer == nil {
            batch.rowMoves = [.init(from: target, to: held.origin)]
            carry(BatchMapping(batch, before: after, after: before), to: before)
            return nil
        }
        // A reload or an update of the data source has shown the result already.
        guard self.generation == generation else { return target }
        if let message = batch.violation(before: before, after: askCounts(), wording: .collectionView) {
            UIKitRules.report(message)
            reloadData()
        } else if held.origin != target {
            show(batch, mapping, old)
        }
        return target
    }

    /// The counts after a move; nil if there is no such place.
    private func moved(_ counts: [Int], from origin: IndexPath, to target: IndexPath) -> [Int]? {
        guard contains(origin), target.count == 2, counts.indices.contains(target.section) else { return nil }
        var counts = counts
        counts[origin.section] -= 1
        guard 0...counts[target.section] ~= target.item else { return nil }
        counts[target.section] += 1
        return counts
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
#endif
