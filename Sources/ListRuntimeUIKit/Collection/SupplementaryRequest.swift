#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A question for the header or footer of a section, which generated code answers with a view that it dequeues and fills.
@preconcurrency @MainActor
public struct SupplementaryRequest {
    /// What the layout calls views of its kind.
    public let kind: String
    /// The place that the view is for.
    public let indexPath: IndexPath
    /// The collection view that shows it.
    public let collectionView: UICollectionView
    /// False for a footer.
    let isHeader: Bool
    /// True for a view that is measured and not shown: a view that is dequeued has to be shown.
    let isMeasured: Bool

    init(
        _ kind: String, at indexPath: IndexPath, in collectionView: UICollectionView, isHeader: Bool = true,
        isMeasured: Bool = false
    ) {
        (self.kind, self.indexPath, self.collectionView) = (kind, indexPath, collectionView)
        (self.isHeader, self.isMeasured) = (isHeader, isMeasured)
    }

    /// A view of a class, filled by `fill`.
    public func dequeue<Supplementary: UICollectionReusableView>(
        _ type: Supplementary.Type, _ identifier: String, fill: (Supplementary) -> Void = { _ in }
    ) -> Supplementary {
        let view = type.typed(isMeasured ? Self.make(type) : dequeued(identifier), identifier)
        fill(view)
        return view
    }

    /// A view of a class that the context holds, registered under its own name.
    public func dequeue<Supplementary: UICollectionReusableView>(
        _ held: ViewClass<Supplementary>, fill: (Supplementary) -> Void = { _ in }
    ) -> Supplementary {
        registered(held.type, held.reuseIdentifier, fill: fill)
    }

    /// A view with a title, which VoiceOver reads as a heading where it is a header; nil without one.
    public func title(_ title: String?) -> UICollectionReusableView? {
        title.map { title in
            registered(UICollectionViewListCell.self, "ListCollection.title") { view in
                view.showTitle(title)
                if isHeader { view.accessibilityTraits.insert(.header) }
            }
        }
    }

    /// A view that holds another, which is there already; nil without that.
    public func host(_ view: UIView?) -> UICollectionReusableView? {
        guard let view else { return nil }
        if isMeasured { return MeasuredView(of: view) }
        return registered(HostingView.self, "ListCollection.host") { $0.host(view) }
    }

    /// A view without content, for a place that nobody fills.
    func empty() -> UICollectionReusableView {
        registered(UICollectionReusableView.self, "ListCollection.empty") { _ in }
    }

    private func registered<Supplementary: UICollectionReusableView>(
        _ type: Supplementary.Type, _ identifier: String, fill: (Supplementary) -> Void
    ) -> Supplementary {
        if !isMeasured {
            collectionView.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        return dequeue(type, identifier, fill: fill)
    }

    private func dequeued(_ identifier: String) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    private static func make<Supplementary: UICollectionReusableView>(
        _ type: Supplementary.Type
    ) -> UICollectionReusableView? {
        #if canImport(UIKit)
        (type as NSObject.Type).init() as? Supplementary
        #else
        UICollectionReusableViewFactory.make(type)
        #endif
    }
}
