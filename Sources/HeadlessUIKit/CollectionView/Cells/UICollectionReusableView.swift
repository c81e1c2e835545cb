#if !canImport(UIKit)
import Foundation

/// A view of a collection view that is used again: a cell, or a supplementary view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called on a recycled view just before it is dequeued.
    open func prepareForReuse() {}
    /// For subclasses: the attributes that the view is shown with. The view has its frame already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The size that the content wants, where the layout asks for it; else what the layout gave.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.fitting != .none else { return layoutAttributes }
        let (keepsWidth, keepsHeight) = (layoutAttributes.fitting == .height, layoutAttributes.fitting == .width)
        var size = systemLayoutSizeFitting(
            CGSize(
                width: keepsWidth ? layoutAttributes.size.width : 0,
                height: keepsHeight ? layoutAttributes.size.height : 0),
            withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
        if keepsHeight { size.height = layoutAttributes.size.height }
        guard size != layoutAttributes.size, let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        fitted.size = size
        return fitted
    }
}
#endif
