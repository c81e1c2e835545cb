#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What the length of a header or footer was measured for.
struct MeasuredEnd: Hashable {
    var end: SectionEnd
    /// Its width, or its height in a layout that scrolls sideways.
    var breadth: CGFloat
    /// The text size.
    var text: UIContentSizeCategory
}
