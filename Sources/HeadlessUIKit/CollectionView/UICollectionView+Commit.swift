#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    func perform(_ batch: HeadlessBatch, from before: [Int], to after: [Int]) {
        let mapping = BatchMapping(batch, before: before, after: after)
        let old = shown
        carry(mapping, to: after)
        show(batch, mapping, old)
    }

    /// Shows the result of an update when everything is at its new place.
    func show(_ batch: HeadlessBatch, _ mapping: BatchMapping, _ old: [ElementKey: UICollectionReusableView]) {
        let layout = collectionViewLayout
        generation += 1
        invalidateCounts(everything: false)
        if !bounds.isEmpty { prepareLayout() }
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: batch))
        reconfigure(batch.rowReconfigures.compactMap(mapping.row))
        let kept = Set(shown.keys)
        retire(old, mapping) {
            settleInPlace()
            for key in shown.keys.filter({ !kept.contains($0) }).sorted() { appear(key, in: layout) }
        } by: { view, key in
            disappear(key, in: layout)
            end(view, key)
        }
        layout.finalizeCollectionViewUpdates()
    }

    /// Takes views, selection and sizes to new places; asks nobody.
    func carry(_ mapping: BatchMapping, to after: [Int]) {
        carryShown(mapping)
        unmeasured = Set(unmeasured.compactMap { $0.carried(mapping) })
        counts = after
        collectionViewLayout.carry(mapping)
    }

    private func appear(_ key: ElementKey, in layout: UICollectionViewLayout) {
        if let kind = key.kind {
            _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
        } else {
            _ = layout.initialLayoutAttributesForAppearingItem(at: key.path)
        }
    }

    private func disappear(_ key: ElementKey, in layout: UICollectionViewLayout) {
        if let kind = key.kind {
            _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
        } else {
            _ = layout.finalLayoutAttributesForDisappearingItem(at: key.path)
        }
    }

    /// Shows the result and takes the offset back to where there is content, or where layout and delegate want it.
    func settleInPlace() {
        setNeedsLayout()
        guard !bounds.isEmpty else { return }
        // In an update from inside a layout the content is known after that.
        if isLayingOut || isPreparing { checksOffset = true }
        layoutIfNeeded()
        guard !isDragging else { return }
        var offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: clamped(boundsOrigin))
        let delegate = collectionDelegate
        offset =
            OptionalMethod.ask(delegate) {
                delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
            } ?? offset
        guard offset != boundsOrigin else { return }
        scroll(to: offset)
        layoutIfNeeded()
    }
}
#endif
