#if !canImport(UIKit)
import Foundation

extension UICollectionView {
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass.map { .type($0) }, for: ElementIdentifier(kind: nil, identifier: identifier))
    }
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib.map { .nib($0) }, for: ElementIdentifier(kind: nil, identifier: identifier))
    }
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { pool.register(viewClass.map { .type($0) }, for: ElementIdentifier(kind: elementKind, identifier: identifier)) }
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.register(nib.map { .nib($0) }, for: ElementIdentifier(kind: kind, identifier: identifier)) }

    /// A recycled or new cell for an item that the view has asked for.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(UICollectionViewCell.self, nil, identifier, indexPath) }

    /// A recycled or new supplementary view for a place that the view has asked for.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(UICollectionReusableView.self, elementKind, identifier, indexPath) }

    func dequeue<View: UICollectionReusableView>(
        _ type: View.Type, _ kind: String?, _ identifier: String, _ path: IndexPath
    ) -> View {
        let key = ElementKey(kind: kind, path: path)
        if let existing = request?.existing as? View, request?.key == key {
            return dequeueAgain(existing, identifier: identifier, at: path)
        }
        loadIfNeeded()
        guard contains(key) else {
            UIKitRules.report("request for rect at invalid index path (\(path.uikitText))")
            return blank(type, identifier)
        }
        let place = ElementIdentifier(kind: kind, identifier: identifier)
        guard let view = recycled(place) ?? pool.make(place, identifier: identifier, by: factory(identifier)) else {
            UIKitRules.report(
                "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier "
                    + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell "
                    + "in a storyboard")
            return noted(blank(type, identifier))
        }
        guard let typed = view as? View else {
            UIKitRules.report("the class registered for cell identifier \(identifier) is not a UICollectionViewCell")
            return noted(blank(type, identifier))
        }
        if request == nil { reportUnreturned(typed) }
        return noted(typed)
    }

    private func factory(
        _ identifier: String
    ) -> (UICollectionReusableView.Type) -> UICollectionReusableView {
        { UICollectionReusableViewFactory.make($0, identifier: identifier) }
    }

    private func recycled(_ place: ElementIdentifier) -> UICollectionReusableView? {
        guard let view = pool.take(place) else { return nil }
        (view as? UICollectionViewCell)?.isHighlighted = false
        (view as? UICollectionViewCell)?.isSelected = false
        view.prepareForReuse()
        return view
    }

    private func noted<View: UICollectionReusableView>(_ view: View) -> View {
        request?.dequeued.append(view)
        return view
    }

    private func blank<View: UICollectionReusableView>(_ type: View.Type, _ identifier: String) -> View {
        UICollectionReusableViewFactory.make(type, identifier: identifier)
    }

    func reportUnreturned(_ view: UICollectionReusableView) {
        UIKitRules.report(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                + "request from the collection view. Dequeued view: \(type(of: view))")
    }

    private func dequeueAgain<View: UICollectionReusableView>(
        _ view: View, identifier: String, at path: IndexPath
    ) -> View {
        if view.reuseIdentifier != identifier {
            UIKitRules.reportOtherIdentifier(view.reuseIdentifier, dequeued: identifier, at: path)
        }
        request?.dequeued.append(view)
        return view
    }
}
#endif
