#if !canImport(UIKit)
import Foundation

/// Lines of items, in the direction that does not scroll.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Zero for items that have the size given; else views choose theirs when they come on screen.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// What the delegate or the properties say, asked once until it is invalidated.
    private var metrics: [FlowMetrics]?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An estimate for items that say their size themselves.
    public static nonisolated var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    open override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
        UICollectionViewFlowLayoutInvalidationContext.self
    }
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let started = collectionView.generation
        var sections = metrics ?? askMetrics(collectionView)
        // Who is asked may have changed the view, or invalidated the answers.
        guard started == collectionView.generation else { return }
        metrics = needsPreparation ? nil : sections
        for (key, size) in fitted where sections.indices.contains(key.path.section) && key.kind == nil {
            guard sections[key.path.section].itemSizes.indices.contains(key.path.item) else { continue }
            sections[key.path.section].itemSizes[key.path.item] = size
        }
        geometry = FlowGeometry(sections, axis: axis, breadth: axis.across(collectionView.contentBounds.size))
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let asksAgain =
            (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
        if asksAgain || context.invalidateDataSourceCounts { metrics = nil }
        if context.invalidateEverything { fitted = [:] }
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        // Pinned views follow the bounds without being recomputed.
        collectionView.map { axis.across($0.preparedBounds.size) != axis.across(newBounds.size) } ?? false
    }
    private var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }
    private var estimate: CGSize? {
        estimatedItemSize == .zero ? nil : estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    private func askMetrics(_ view: UICollectionView) -> [FlowMetrics] {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let started = view.generation
        // What is left to ask for may be gone.
        func ask<Answer>(_ call: (any UICollectionViewDelegateFlowLayout) -> Answer) -> Answer? {
            guard started == view.generation else { return nil }
            return delegate.flatMap { delegate in OptionalMethod.ask(delegate) { call(delegate) } }
        }
        return view.knownCounts.enumerated().map { section, count in
            var metrics = FlowMetrics()
            metrics.insets = UIKitRules.checked(
                ask { $0.collectionView(view, layout: self, insetForSectionAt: section) } ?? sectionInset)
            let margins = margins(in: view)
            metrics.insets.left += margins.left
            metrics.insets.right += margins.right
            metrics.insets.top += margins.top
            metrics.insets.bottom += margins.bottom
            metrics.lineSpacing = UIKitRules.checked(
                ask { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) }
                    ?? minimumLineSpacing)
            metrics.interitemSpacing =
                ask { $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) }
                ?? minimumInteritemSpacing
            metrics.header = UIKitRules.checked(
                ask { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) }
                    ?? headerReferenceSize)
            metrics.footer = UIKitRules.checked(
                ask { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section) }
                    ?? footerReferenceSize)
            metrics.itemFitting = estimate == nil ? .none : .both
            metrics.pinsHeader = sectionHeadersPinToVisibleBounds
            metrics.pinsFooter = sectionFootersPinToVisibleBounds
            metrics.itemSizes = (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                return UIKitRules.checked(
                    ask { $0.collectionView(view, layout: self, sizeForItemAt: path) } ?? estimate ?? itemSize)
            }
            return metrics
        }
    }

    /// What section insets are measured from, as far as content insets do not leave room for it, across the scrolling.
    private func margins(in view: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let known = view.adjustedContentInset
        return scrollDirection == .vertical
            ? UIEdgeInsets(
                top: 0, left: max(0, reference.left - known.left), bottom: 0,
                right: max(0, reference.right - known.right))
            : UIEdgeInsets(
                top: max(0, reference.top - known.top), left: 0, bottom: max(0, reference.bottom - known.bottom),
                right: 0)
    }

    /// What section insets are measured from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}
#endif
