#if !canImport(UIKit)
import Foundation

/// A view whose bounds move over its content. Scrolling happens at once, animated or not.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var refreshControl: UIRefreshControl?
    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    /// The row that the user has swiped open; there is one at most.
    weak var openSwipe: HeadlessSwipe?
    /// Closes that row, also if nobody keeps the swipe.
    var endSwipe: (() -> Void)?
    /// Whether the next layout looks whether there is content at the offset.
    var checksOffset = false
    /// Completions of updates, in list views.
    var heldCompletions = HeldCompletions()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { scroll(to: newValue) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.size != frame.size { frame.size = newValue.size }
            scroll(to: newValue.origin)
        }
    }
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
            right: contentInset.right)
    }
    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset)
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if rect.minY < visible.minY {
            offset.y -= visible.minY - rect.minY
        } else if rect.maxY > visible.maxY {
            offset.y += rect.maxY - visible.maxY
        }
        if rect.minX < visible.minX {
            offset.x -= visible.minX - rect.minX
        } else if rect.maxX > visible.maxX {
            offset.x += rect.maxX - visible.maxX
        }
        setContentOffset(offset, animated: animated)
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func flashScrollIndicators() {}

    /// The offset nearest to `offset` at which the bounds show content only.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let top = -inset.top
        let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
        let left = -inset.left
        let right = max(left, contentSize.width + inset.right - bounds.width)
        return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
    }

    func scroll(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// What leaves its window is not animated any more.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { endAnimations(isFinished: false) }
    }

    override func frameDidChange(from old: CGRect) {
        super.frameDidChange(from: old)
        if old.size != frame.size { checksOffset = true }
    }
    /// Takes the offset back to where there is content, where the size or the content has changed. True if that scrolled.
    func keepOffsetInContent() -> Bool {
        guard checksOffset, !isDragging else { return false }
        let offset = clamped(boundsOrigin)
        checksOffset = offset != boundsOrigin
        guard checksOffset else { return false }
        scroll(to: offset)
        // What comes on screen there may be measured, too. A delegate that scrolls elsewhere has its way.
        checksOffset = boundsOrigin == offset
        return true
    }

    private func insetsDidChange() {
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// Whether the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
    /// How fast scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
#endif
