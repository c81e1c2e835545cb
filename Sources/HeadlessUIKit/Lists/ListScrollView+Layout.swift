#if !canImport(UIKit)
import Foundation

extension ListScrollView {
    /// Shows what is in the bounds, in passes: a delegate that changes the list while it is told of a row makes another
    /// pass necessary.
    func layOutInPasses() {
        guard !session.isOpen else { return }
        // What is asked for meanwhile comes in the next pass. A cell that is configured again is not reused.
        guard !isLayingOut, !isBusy else { return setNeedsLayout() }
        isLayingOut = true
        defer { isLayingOut = false }
        for _ in 0..<16 {
            let size = bounds.size
            guard layOutOnce(), size == bounds.size, !keepOffsetInContent() else { continue }
            let started = generation
            prefetched.scroll(to: position)
            prepareAhead()
            prefetch()
            if started == generation { break }
        }
    }

    func layoutIfReloaded() {
        if isReloading, !bounds.isEmpty { layOutInPasses() }
    }

    /// Scrolls to where a row is. Measuring moves it: asks again until it stands still. False if it is gone.
    func scroll(toOffset offset: () -> CGPoint?) -> Bool {
        for _ in 0..<4 {
            guard let target = offset().map(clamped) else { return false }
            guard target != boundsOrigin else { break }
            scroll(to: target)
            // From inside a layout the content is known after that.
            checksOffset = true
            layoutIfNeeded()
        }
        return true
    }

    /// Takes all views off the screen at once: a delegate that is told of one may perform an update, which would take the
    /// others along.
    func retireShown() {
        let views = shown
        shown = [:]
        for (key, view) in held { drop(view, key) }
        for key in views.keys.sorted() {
            guard let view = views[key] else { continue }
            end(view, key)
            enqueue(view, key)
        }
    }

    func retire(where isGone: (Key) -> Bool) {
        let started = generation
        for key in shown.keys.filter(isGone).sorted() {
            guard let view = shown.removeValue(forKey: key) else { continue }
            if view.containsFirstResponder {
                held[key] = view
                tellEnd(view, key)
            } else {
                forget(key)
                end(view, key)
                enqueue(view, key)
            }
            guard started == generation else { return }
        }
    }

    func end(_ view: Element, _ key: Key) {
        if view.superview === self { view.removeFromSuperview() }
        tellEnd(view, key)
    }

    /// Lets go of the views that are held for nothing any more.
    func dropUnneeded() {
        for (key, view) in held where !preparesCellsAhead && !view.containsFirstResponder { drop(view, key) }
    }

    /// Lets go of a view that is off the screen.
    func drop(_ view: Element, _ key: Key) {
        held[key] = nil
        forget(key)
        view.removeFromSuperview()
        enqueue(view, key)
    }

    func forget(_ key: Key) {}
}
#endif
