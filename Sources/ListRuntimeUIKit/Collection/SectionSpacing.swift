#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The space in a section of a collection view.
public struct SectionSpacing: Equatable {
    /// The space around the items.
    public var insets: UIEdgeInsets
    /// The least space between lines of items.
    public var lines: CGFloat
    /// The least space between the items of a line.
    public var items: CGFloat
}
