#if !canImport(UIKit)
import Foundation
internal import ListRuntime

extension UICollectionView: ListScrollView {
    static var wording: BatchWording { .collectionView }
    /// Asks the data source for counts, if they are not known.
    func loadIfNeeded() {
        guard counts == nil else { return }
        // Who is asked may reload the view.
        untilSteady {
            // The answers may come back to the view: empty counts end the recursion.
            counts = []
            counts = askCounts()
        }
        collectionViewLayout.needsPreparation = true
    }

    func askCounts() -> [Int] {
        guard let source = dataSource else { return [] }
        return askCounts(of: "items") {
            OptionalMethod.ask(source) { source.numberOfSections(in: self) }
        } in: {
            source.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    var countsBeforeUpdate: [Int]? { knownCounts }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && knownCounts.indices.contains(path.section)
            && (0..<knownCounts[path.section]).contains(path.item)
    }

    /// Whether there may be such an element: supplementary views belong to sections, or to items that exist.
    func contains(_ key: ElementKey) -> Bool {
        guard key.kind != nil else { return contains(key.path) }
        return key.path.count == 2 ? knownCounts.indices.contains(key.path.section) : key.path.count == 1
    }

    /// Tells the layout of new bounds and lets it prepare.
    func prepareLayout() {
        // Who is asked for sizes may reload the view.
        untilSteady(prepareOnce)
        if window != nil { knownDirection = effectiveUserInterfaceLayoutDirection }
        let (before, wasFlipped) = (contentSize.width, isFlipped)
        contentSize = collectionViewLayout.collectionViewContentSize
        isFlipped = collectionViewLayout.isFlipped
        if isFlipped != wasFlipped || isFlipped && contentSize.width != before {
            keepDistanceFromStart(width: before, wasFlipped: wasFlipped)
        }
    }

    /// What is laid out from the right stays as far from it as it was.
    private func keepDistanceFromStart(width before: CGFloat, wasFlipped: Bool) {
        let inset = adjustedContentInset
        func right(_ width: CGFloat) -> CGFloat { max(-inset.left, width + inset.right - bounds.width) }
        let distance = wasFlipped ? right(before) - boundsOrigin.x : boundsOrigin.x + inset.left
        boundsOrigin.x = isFlipped ? right(contentSize.width) - distance : distance - inset.left
    }

    private func prepareOnce() {
        loadIfNeeded()
        if preparedBounds != bounds {
            if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
                let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
                if preparedBounds.size != bounds.size { measureAgain() }
                collectionViewLayout.invalidateLayout(with: context)
            }
            preparedBounds = bounds
        }
        let outer = isPreparing
        isPreparing = true
        collectionViewLayout.prepareIfNeeded()
        isPreparing = outer
    }

    /// Asks the data source for the view of a place, and holds it to the rules for dequeuing.
    func makeView(_ key: ElementKey, existing: UICollectionReusableView? = nil) -> UICollectionReusableView {
        let outer = request
        request = ViewRequest(key: key, existing: existing)
        RegistrationOrigin.running += 1
        let view = askView(key)
        RegistrationOrigin.running -= 1
        let dequeued = request?.dequeued ?? []
        request = outer
        for lost in dequeued where lost !== view { reportUnreturned(lost) }
        guard let view else { return UICollectionReusableView(frame: .zero) }
        if view.reuseIdentifier == nil { reportForeign(view, key) }
        return view
    }

    func makeElement(_ key: ElementKey) -> UICollectionReusableView { makeView(key) }
    func configureAgain(_ cell: UICollectionReusableView, _ key: ElementKey) -> Bool {
        guard makeView(key, existing: cell) === cell else { return false }
        unmeasured.insert(key)
        return true
    }

    private func askView(_ key: ElementKey) -> UICollectionReusableView? {
        guard let source = dataSource else { return nil }
        guard let kind = key.kind else { return source.collectionView(self, cellForItemAt: key.path) }
        return OptionalMethod.ask(source) {
            source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
        } ?? UICollectionReusableView(frame: .zero)
    }

    private func reportForeign(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let kind = key.kind else {
            UIKitRules.report(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            return
        }
        UIKitRules.report(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
                + "\(key.path.uikitText)) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
    }
}
#endif
