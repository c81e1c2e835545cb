#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIScrollView {
    /// The offset of the start of the content.
    var start: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

    /// The nearest offset at which there is content.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let right = max(start.x, contentSize.width + inset.right - bounds.width)
        let bottom = max(start.y, contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: min(max(offset.x, start.x), right), y: min(max(offset.y, start.y), bottom))
    }
}
