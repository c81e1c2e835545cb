#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a height or a cell may depend on beside its row.
public struct ListMetrics {
    /// The width of the list in points.
    public var width: CGFloat
    /// The safe area of the list in points.
    public var safeAreaInsets: UIEdgeInsets
    public var traitCollection: UITraitCollection

    public init(width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection) {
        self.width = width
        self.safeAreaInsets = safeAreaInsets
        self.traitCollection = traitCollection
    }
}
