import Foundation

// An unimplemented optional method answers UIKit's default and says that it is missing.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalMethod.missing(self)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalMethod.missing(self)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        OptionalMethod.missing(self)
    }
    public func scrollViewWillBeginDecelerating(
        _ scrollView: UIScrollView
    ) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidEndScrollingAnimation(
        _ scrollView: UIScrollView
    ) {
        OptionalMethod.missing(self)
    }
    public func viewForZooming(
        in scrollView: UIScrollView
    ) -> UIView? {
        OptionalMethod.missing(self)
        return nil
    }
    public func scrollViewWillBeginZooming(
        _ scrollView: UIScrollView, with view: UIView?
    ) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        OptionalMethod.missing(self)
    }
    public func scrollViewShouldScrollToTop(
        _ scrollView: UIScrollView
    ) -> Bool {
        OptionalMethod.missing(self)
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        OptionalMethod.missing(self)
    }
    public func scrollViewDidChangeAdjustedContentInset(
        _ scrollView: UIScrollView
    ) {
        OptionalMethod.missing(self)
    }
}
