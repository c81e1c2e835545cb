#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The part of the height key that all rows of a list share: what their heights depend on besides the rows.
struct HeightEnvironment {
    /// The width of the list in points.
    var width: CGFloat
    var traits: UITraitCollection
    /// The safe area, where a height reads metrics beyond the width; then all traits count, too.
    var safeAreaInsets: UIEdgeInsets?
    /// The content insets, with the safe area.
    var contentInsets: UIEdgeInsets?
    /// The height of the list, where a height or size reads it.
    var height: CGFloat?
}

extension HeightEnvironment: Equatable {
    static func == (left: HeightEnvironment, right: HeightEnvironment) -> Bool {
        guard left.width == right.width, left.safeAreaInsets == right.safeAreaInsets,
            left.contentInsets == right.contentInsets, left.height == right.height
        else { return false }
        if left.traits === right.traits { return true }
        guard left.safeAreaInsets == nil else { return left.traits == right.traits }
        #if canImport(UIKit)
        // Bold text is higher where it wraps.
        guard left.traits.legibilityWeight == right.traits.legibilityWeight else { return false }
        #endif
        return left.traits.preferredContentSizeCategory == right.traits.preferredContentSizeCategory
            && left.traits.layoutDirection == right.traits.layoutDirection
            && left.traits.displayScale == right.traits.displayScale
    }
}
