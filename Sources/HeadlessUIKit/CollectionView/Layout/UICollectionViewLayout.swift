#if !canImport(UIKit)
import Foundation

/// Says where everything in a collection view stands. Subclasses prepare, then answer for rectangles and paths.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// What the layouts of UIKit compute in `prepare()`; nil for others.
    var geometry: (any LayoutGeometry)?
    /// The sizes that views chose, for the layouts of UIKit.
    var fitted: [ElementKey: CGSize] = [:]
    var needsPreparation = true

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Called before the first layout and after each invalidation.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        geometry?.elements(in: flipped(rect), pinnedTo: pinningBounds).map(attributes)
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry?.item(indexPath).map(attributes)
    }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        geometry?.supplementary(elementKind, indexPath, pinnedTo: pinningBounds).map(attributes)
    }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    private func attributes(_ element: FlowElement) -> UICollectionViewLayoutAttributes {
        let attributes = Self.layoutAttributesClass.init()
        attributes.indexPath = element.key.path
        attributes.representedElementKind = element.key.kind
        attributes.representedElementCategory = element.key.kind == nil ? .cell : .supplementaryView
        attributes.frame = flipped(element.frame)
        attributes.fitting = element.fitting
        attributes.zIndex = element.isPinned ? 1024 : element.zIndex
        return attributes
    }

    // Right to left.

    /// Whether UIKit flips its coordinates where the app is read in the other direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that its coordinates are written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether its coordinates are flipped now. Compositional layouts do it by themselves.
    var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
    }
    private var pinningBounds: CGRect? { (collectionView?.pinningBounds).map(flipped) }
    private func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        var rect = rect
        rect.origin.x = collectionViewContentSize.width - rect.maxX
        return rect
    }

    // Invalidation.

    open func invalidateLayout() { invalidateLayout(with: Self.invalidationContextClass.init()) }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        fitted.merge(context.fitted) { $1 }
        needsPreparation = true
        collectionView?.setNeedsLayout()
    }
    open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
        UICollectionViewLayoutInvalidationContext.self
    }
    open class var layoutAttributesClass: UICollectionViewLayoutAttributes.Type {
        UICollectionViewLayoutAttributes.self
    }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        Self.invalidationContextClass.init()
    }
    /// For the layouts of UIKit: whether a view chose another size than the one it was given.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard geometry != nil else { return false }
        switch originalAttributes.fitting {
        case .none: return false
        case .width: return preferredAttributes.size.width != originalAttributes.size.width
        case .height: return preferredAttributes.size.height != originalAttributes.size.height
        case .both: return preferredAttributes.size != originalAttributes.size
        }
    }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = Self.invalidationContextClass.init()
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        let path = originalAttributes.indexPath
        if let kind = originalAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        } else {
            context.invalidateItems(at: [path])
        }
        if geometry != nil, let key = originalAttributes.key {
            context.fitted[key] = UIKitRules.checked(preferredAttributes.size)
        }
        return context
    }

    // Offsets.

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // Updates.

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Kept for its signature: decorations are not shown.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Takes what views chose to its place after an update.
    func carry(_ mapping: BatchMapping) {
        var kept: [ElementKey: CGSize] = [:]
        for (key, size) in fitted {
            if let new = key.carried(mapping) { kept[new] = size }
        }
        fitted = kept
    }
    /// Prepares if something was invalidated since.
    func prepareIfNeeded() {
        guard needsPreparation else { return }
        needsPreparation = false
        prepare()
    }
    /// Scrolls what scrolls by itself, such as an orthogonal section, until an item is in the bounds.
    func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {}
    /// Actions of a swiped row; lists have them.
    func swipeActions(at path: IndexPath, edge: HeadlessSwipe.Edge) -> UISwipeActionsConfiguration? { nil }
}
#endif
