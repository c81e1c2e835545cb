#if !canImport(UIKit)
import Foundation

extension UIView {
    /// Adds a view above all others.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func removeFromSuperview() {
        detach()
        resignOutsideWindow()
    }

    private func detach() {
        guard let parent = superview else { return }
        let hadWindow = window != nil
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        parent.setNeedsLayout()
        didMoveToSuperview()
        if hadWindow { windowDidChange() }
    }

    /// Whether this view, or one in it, is the first responder. Linear in the number of views in it.
    var containsFirstResponder: Bool { isFirstResponder || subviews.contains { $0.containsFirstResponder } }

    private func insert(_ view: UIView, at index: Int) {
        if view.superview != nil { view.detach() }
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        if window != nil { view.windowDidChange() }
        view.resignOutsideWindow()
    }

    /// What leaves its window is no first responder any more; what moves inside it stays so.
    private func resignOutsideWindow() {
        guard window == nil else { return }
        if isFirstResponder { resignFirstResponder() }
        for subview in subviews { subview.resignOutsideWindow() }
    }

    private func windowDidChange() {
        didMoveToWindow()
        for subview in subviews { subview.windowDidChange() }
    }

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The view of that tag, this one or one below.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    func traitsDidChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        for subview in subviews where subview.ownTraits == nil { subview.traitsDidChange(from: old) }
    }
}
#endif
