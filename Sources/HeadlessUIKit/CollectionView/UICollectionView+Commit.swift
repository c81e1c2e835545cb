#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    func commit(_ batch: HeadlessBatch) {
        let before = knownCounts
        let started = generation
        let after = askCounts()
        // A reload comes instead of the update.
        guard started == generation else { return }
        if let message = batch.violation(before: before, after: after, wording: .collectionView) {
            UIKitRules.report(message)
            reloadData()
            return
        }
        log.append(.batch(batch))
        guard batch.hasStructure else {
            reconfigure(batch.rowReconfigures)
            settle()
            return
        }
        perform(batch, from: before, to: after)
    }

    /// Takes everything to its new place and shows the result.
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
        // What leaves is recycled after the layout: a reloaded item gets another cell than the one it had.
        // Who is told of one may perform another update.
        let outer = leaving
        defer { leaving = outer }
        leaving = old.filter { $0.key.carried(mapping) == nil }
        let kept = Set(shown.keys)
        for view in leaving.values where view.superview === self { view.removeFromSuperview() }
        settle()
        for key in shown.keys.filter({ !kept.contains($0) }).sorted() { appear(key, in: layout) }
        for key in leaving.keys.sorted() {
            guard let view = leaving.removeValue(forKey: key) else { continue }
            disappear(key, in: layout)
            end(view, key)
            enqueue(view, key)
        }
        layout.finalizeCollectionViewUpdates()
    }

    /// Takes views, selection and sizes to new places; asks nobody.
    func carry(_ mapping: BatchMapping, to after: [Int]) {
        for (key, view) in held where key.carried(mapping) == nil { drop(view, key) }
        func carried(_ views: [ElementKey: UICollectionReusableView]) -> [ElementKey: UICollectionReusableView] {
            Dictionary(
                views.compactMap { key, view in key.carried(mapping).map { ($0, view) } },
                uniquingKeysWith: { first, _ in first })
        }
        (shown, held) = (carried(shown), carried(held))
        unmeasured = Set(unmeasured.compactMap { $0.carried(mapping) })
        selectedPaths = selectedPaths.compactMap(mapping.row)
        prefetched.carry(mapping)
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

    private func reconfigure(_ paths: [IndexPath]) {
        // The cells are those of the items before the reload.
        guard !isReloading else { return }
        for path in paths {
            let key = ElementKey(kind: nil, path: path)
            guard let cell = shown[key] ?? held[key] else { continue }
            guard makeView(key, existing: cell) === cell else {
                UIKitRules.reportOtherCell("-collectionView:cellForItemAtIndexPath:", "item", at: path)
                reloadData()
                return
            }
            unmeasured.insert(key)
            cell.setNeedsLayout()
        }
    }

    /// Shows the result and takes the offset back to where there is content, or where layout and delegate want it.
    private func settle() {
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
