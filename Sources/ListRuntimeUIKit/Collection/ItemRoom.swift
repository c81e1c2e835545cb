#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a section leaves to its items.
struct ItemRoom {
    var grid: SectionGrid
    /// The space around the items, as it is laid out.
    var insets: UIEdgeInsets
    /// The least space between the items of a line.
    var spacing: CGFloat
    /// The size of the list without its content insets.
    var list: CGSize
    var isSideways: Bool
    /// The pixels of a point.
    var scale: CGFloat

    /// The width that there is for one item.
    var width: CGFloat { list.width - (isSideways ? 0 : insets.left + insets.right) }

    /// The width of an item, in whole pixels; the first columns take the rest.
    /// - Parameter index: That of the item in its section.
    func columnWidth(ofItem index: Int) -> CGFloat {
        let columns = max(grid.columns ?? 1, 1)
        let room = width - spacing * CGFloat(columns - 1)
        guard room > 0, room.isFinite else { return room / CGFloat(columns) }
        // A trifle more, as a sum of fractions may be a trifle less.
        let pixels = Int(min(room * scale + 0.001, 1e9))
        let takesMore = !grid.areColumnsEven && index % columns < pixels % columns
        return CGFloat(pixels / columns + (takesMore ? 1 : 0)) / scale
    }

    /// A height in whole pixels, none of it cut off: a width divided by an aspect seldom is one.
    func onPixels(_ height: CGFloat) -> CGFloat {
        // A trifle less, as a quotient may be a trifle more.
        (height * scale - 0.001).rounded(.up) / scale
    }

    /// Whether an item does not fit in a line.
    func isExceeded(by size: CGSize) -> Bool {
        let (length, room) = isSideways ? (size.height, list.height - insets.top - insets.bottom) : (size.width, width)
        return length > room + 0.001
    }
}
