#if !canImport(UIKit)
import Foundation

/// Plays the finger on a scroll view and turns the device that it is shown on.
@preconcurrency @MainActor
public protocol HeadlessScrolling {
    /// The view that is played with.
    var scrollView: UIScrollView { get }
}

extension HeadlessScrolling {
    /// The view that all others on the screen stand in.
    var root: UIView {
        var root: UIView = scrollView
        while let parent = root.superview { root = parent }
        return root
    }

    func layOut() { root.layoutIfNeeded() }

    /// Scrolls until a rectangle is on screen; asked again each time, as measuring may move it.
    func reveal(_ rect: () -> CGRect) {
        for _ in 0..<4 {
            let rect = rect()
            guard !scrollView.bounds.inset(by: scrollView.adjustedContentInset).contains(rect) else { return }
            scrollView.scrollRectToVisible(rect, animated: false)
            scrollView.layoutIfNeeded()
        }
    }

    /// Drags the content to an offset and lets go. Stops at the end of the content.
    public func scroll(to offset: CGPoint) {
        beginDragging()
        scrollView.contentOffset = scrollView.clamped(offset)
        layOut()
        endDragging()
    }

    /// Drags the content by a distance: a positive `y` shows what is below, a positive `x` what is to the right.
    public func scroll(by distance: CGFloat, x: CGFloat = 0) {
        layOut()
        scroll(to: CGPoint(x: scrollView.contentOffset.x + x, y: scrollView.contentOffset.y + distance))
    }

    /// Taps the status bar. False if the delegate refuses.
    @discardableResult
    public func scrollToTop() -> Bool {
        let delegate = scrollView.delegate
        let allows = OptionalMethod.ask(delegate) { delegate?.scrollViewShouldScrollToTop(scrollView) ?? true } ?? true
        guard allows, scrollView.scrollsToTop else { return false }
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        layOut()
        delegate?.scrollViewDidScrollToTop(scrollView)
        return true
    }

    /// Puts a finger down, which closes a swiped row, and starts to drag; `isTracking` and `isDragging` hold until
    /// `endDragging`.
    public func beginDragging() {
        scrollView.closeSwipe()
        layOut()
        scrollView.isTracking = true
        scrollView.isDragging = true
        scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    }

    /// Lets go, standing still; the delegate may choose another offset to come to rest at. If there is no content any
    /// more the list comes back.
    public func endDragging() {
        let delegate = scrollView.delegate
        var target = scrollView.clamped(scrollView.contentOffset)
        delegate?.scrollViewWillEndDragging(scrollView, withVelocity: .zero, targetContentOffset: &target)
        scrollView.isTracking = false
        scrollView.isDragging = false
        let moves = target != scrollView.contentOffset
        delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: moves)
        guard moves else { return }
        scrollView.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(scrollView)
        scrollView.contentOffset = target
        layOut()
        scrollView.isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(scrollView)
    }
}
#endif
