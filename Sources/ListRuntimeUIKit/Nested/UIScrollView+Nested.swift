#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIScrollView {
    /// The list in a cell of which this view is.
    var outerList: (any OuterList)? {
        for view in sequence(first: self as UIView, next: \.superview).dropFirst() {
            if let source = (view as? UITableView)?.dataSource { return source as? any OuterList }
            if let source = (view as? UICollectionView)?.dataSource { return source as? any OuterList }
        }
        return nil
    }

    /// The offset, counted from where the content begins: from the right in a layout that is flipped right to left.
    var leadingOffset: CGPoint {
        get { turned(contentOffset) }
        set { setContentOffset(turned(newValue), animated: false) }
    }

    /// The offset of the start of the content.
    var start: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

    /// The nearest offset at which there is content.
    func reachable(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    private var end: CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(start.x, contentSize.width + inset.right - bounds.width),
            y: max(start.y, contentSize.height + inset.bottom - bounds.height))
    }

    private var isFlipped: Bool {
        guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return false }
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// An offset from the left for one from the right, and back.
    private func turned(_ offset: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: start.x + end.x - offset.x, y: offset.y) : offset
    }
}
