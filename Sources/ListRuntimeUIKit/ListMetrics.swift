#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a height or a cell may depend on in addition to its row.
public struct ListMetrics {
    /// The width of the list in points.
    public var width: CGFloat
    /// The height of the list in points.
    public var height: CGFloat
    /// The width of the row or item in points; if the size of an item is asked for, the width that there is for it.
    public var itemWidth: CGFloat
    /// The safe area of the list in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The adjusted content insets of the list in points.
    public var contentInsets: UIEdgeInsets
    public var traitCollection: UITraitCollection

    /// The metrics of a list. If there is no `itemWidth`, items are as wide as the list.
    public init(
        width: CGFloat, height: CGFloat = 0, itemWidth: CGFloat? = nil, safeAreaInsets: UIEdgeInsets,
        contentInsets: UIEdgeInsets = .zero, traitCollection: UITraitCollection
    ) {
        (self.width, self.height, self.itemWidth) = (width, height, itemWidth ?? width)
        (self.safeAreaInsets, self.contentInsets) = (safeAreaInsets, contentInsets)
        self.traitCollection = traitCollection
    }
}
