#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    var isBusy: Bool { isPreparing || request?.existing != nil }
    var position: CGFloat { scrollsDown ? bounds.minY : bounds.minX }

    func layOutOnce() -> Bool {
        prepareLayout()
        let started = generation
        if isReloading {
            isReloading = false
            // What is measured may make the content shorter than it was estimated.
            checksOffset = true
            unmeasured = []
            retireShown()
            guard started == generation else { return false }
            boundsOrigin = clamped(boundsOrigin)
            prepareLayout()
            guard started == generation else { return false }
        }
        dropUnneeded()
        var fresh: [ElementKey: UICollectionReusableView] = [:]
        var visible = visibleElements()
        // Views that choose another size move the others; what they chose is kept, so this comes to an end.
        for _ in 0..<8 {
            let keys = Set(visible.compactMap(\.key))
            retire { !keys.contains($0) }
            guard started == generation else { break }
            let isSettled = makeAndMeasure(visible, &fresh)
            guard started == generation, !isSettled else { break }
            prepareLayout()
            guard started == generation else { break }
            visible = visibleElements()
        }
        if started == generation { display(visible, &fresh) }
        for key in fresh.keys.sorted() { fresh[key].map { enqueue($0, key) } }
        guard started == generation else { return false }
        layoutElementViews()
        return true
    }

    /// What the layout shows in the bounds.
    private func visibleElements() -> [UICollectionViewLayoutAttributes] {
        let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        return all.filter { attributes in
            guard let key = attributes.key, !attributes.isHidden, attributes.frame.overlaps(bounds)
            else { return false }
            if contains(key) { return true }
            UIKitRules.report(
                "UICollectionView received layout attributes for a \(key.kind == nil ? "cell" : "supplementary view") "
                    + "with an index path that does not exist: \(key.path.uikitText)")
            return false
        }
    }

    /// Makes what is missing and asks new views for their size. False if the layout has to be prepared again.
    private func makeAndMeasure(
        _ visible: [UICollectionViewLayoutAttributes], _ fresh: inout [ElementKey: UICollectionReusableView]
    ) -> Bool {
        let started = generation
        let anchor = shown.keys.filter { $0.kind == nil && !unmeasured.contains($0) }.min()
        let before = anchor.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0.path)?.frame.origin }
        var pushes = false
        var isSettled = true
        for attributes in visible {
            guard let key = attributes.key else { continue }
            if shown[key] == nil, held[key] == nil, fresh[key] == nil {
                let view = makeView(key)
                fresh[key] = view
                unmeasured.insert(key)
            }
            guard started == generation else { return true }
            guard let view = shown[key] ?? held[key] ?? fresh[key], unmeasured.remove(key) != nil else { continue }
            view.frame = attributes.frame
            // A view may change what it is given.
            let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
            let preferred = view.preferredLayoutAttributesFitting(given)
            let layout = collectionViewLayout
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
            isSettled = false
            if shown[key] == nil { pushes = true }
        }
        if pushes, let anchor, let before { hold(anchor.path, at: before) }
        return isSettled
    }

    /// Items that come in before the others while scrolling back must not push those away.
    private func hold(_ path: IndexPath, at before: CGPoint) {
        guard boundsOrigin != clamped(CGPoint(x: -.infinity, y: -.infinity)) else { return }
        prepareLayout()
        guard let after = collectionViewLayout.layoutAttributesForItem(at: path)?.frame.origin else { return }
        boundsOrigin.x += after.x - before.x
        boundsOrigin.y += after.y - before.y
    }

    /// Shows the fresh views and takes them out of `fresh`.
    private func display(
        _ visible: [UICollectionViewLayoutAttributes], _ fresh: inout [ElementKey: UICollectionReusableView]
    ) {
        let started = generation
        for (key, view) in held {
            let layout = collectionViewLayout
            let attributes =
                key.kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: key.path) }
                ?? layout.layoutAttributesForItem(at: key.path)
            attributes.map { place(view, $0) }
        }
        for attributes in visible {
            guard let key = attributes.key else { continue }
            if let view = shown[key] {
                place(view, attributes)
            } else if let view = held.removeValue(forKey: key) ?? fresh.removeValue(forKey: key) {
                show(view, key, attributes)
                guard started == generation else { return }
            }
        }
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.frame != attributes.frame { view.frame = attributes.frame }
        view.alpha = attributes.alpha
        view.apply(attributes)
    }

    private func show(
        _ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown[key] = view
        if key.kind == nil { prefetched.show(key.path) }
        place(view, attributes)
        prepareState(of: view, at: key.path)
        if view.superview !== self { addSubview(view) }
        view.layoutIfNeeded()
        if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        } else if let kind = key.kind {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
        }
    }

    /// Gives a cell the view's state of its item.
    func prepareState(of view: UICollectionReusableView, at path: IndexPath) {
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isSelected = selectedPaths.contains(path)
        cell.isInEditingCollection = isEditing && canEdit(path)
    }

    private func layoutElementViews() {
        backgroundView?.frame = bounds
        for key in shown.keys.sorted() { shown[key]?.layoutIfNeeded() }
    }

    // Leaving.

    func tellEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell, key.kind == nil {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        } else if let kind = key.kind {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
        }
    }

    func forget(_ key: ElementKey) { unmeasured.remove(key) }

    func enqueue(_ view: UICollectionReusableView, _ key: ElementKey) {
        (view as? UICollectionViewCell)?.isSwiped = false
        guard let identifier = view.reuseIdentifier else { return }
        pool.add(view, for: ElementIdentifier(kind: key.kind, identifier: identifier))
    }
}
#endif
