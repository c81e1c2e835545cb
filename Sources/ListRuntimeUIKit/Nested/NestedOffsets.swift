#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// How far the lists in cells are scrolled, by the identity of the row that each shows.
///
/// A list whose rows hold lists has its own. Cells of a list of somebody else share one, and pass it to
/// `show(_:as:offsets:)`.
@preconcurrency @MainActor
public final class NestedOffsets<ID: Hashable> {
    private var kept: [ID: CGPoint] = [:]
    private var views: [ObjectIdentifier: Shown] = [:]
    /// When that many views are known, those that are gone are dropped.
    private var limit = 32

    /// What a view in a cell shows.
    private final class Shown {
        weak var view: UIScrollView?
        var id: ID
        /// True from the end of display on: the offset is kept, and a cell may set another before it is used again.
        var isLeft = false
        /// True if the offset could not be restored yet, because the view has no size or content.
        var isAwaited = false

        init(_ view: UIScrollView, _ id: ID) {
            self.view = view
            self.id = id
        }
    }

    public init() {}

    /// The offsets that are not at the start, those on screen included; from the right in a layout that is flipped right
    /// to left. Setting them scrolls what is on screen; rows
    /// without an offset go to the start.
    public var offsets: [ID: CGPoint] {
        get {
            var offsets = kept
            for shown in views.values where !shown.isLeft && !shown.isAwaited {
                if let view = shown.view {
                    offsets[shown.id] = view.leadingOffset == view.start ? nil : view.leadingOffset
                }
            }
            return offsets
        }
        set {
            kept = newValue
            for shown in views.values where !shown.isLeft { restore(shown) }
        }
    }

    /// Has a view show the list of a row.
    /// - Parameter load: Gives the view the rows; is told whether it showed the list of another row before.
    func show(_ id: ID, in view: UIScrollView, load: (_ isOther: Bool) -> Void) {
        if let shown = views[ObjectIdentifier(view)], shown.view === view, shown.id == id {
            load(false)
            // It is dequeued for the row that it showed.
            if shown.isLeft { restore(shown) }
            return
        }
        leave(view)
        // A row that gets another cell takes its offset along.
        for other in views.values where other.id == id { keep(other) }
        let shown = Shown(view, id)
        if views.count >= limit { dropGone() }
        views[ObjectIdentifier(view)] = shown
        load(true)
        restore(shown)
    }

    /// Keeps the offset of a view that leaves the screen.
    func leave(_ view: UIScrollView) {
        guard let shown = views[ObjectIdentifier(view)], shown.view === view else { return }
        keep(shown)
        shown.isLeft = true
    }

    private func keep(_ shown: Shown) {
        guard let view = shown.view, !shown.isLeft, !shown.isAwaited else { return }
        kept[shown.id] = view.leadingOffset == view.start ? nil : view.leadingOffset
    }

    private func restore(_ shown: Shown) {
        shown.isLeft = false
        shown.isAwaited = false
        guard let view = shown.view, !scroll(view, to: kept[shown.id]) else { return }
        // The cell is not laid out before it is on screen.
        shown.isAwaited = true
        Task { @MainActor [weak self, weak shown] in
            guard let self, let shown, shown.isAwaited, let view = shown.view else { return }
            shown.isAwaited = false
            _ = self.scroll(view, to: self.kept[shown.id])
        }
    }

    /// False if there is not enough content yet.
    private func scroll(_ view: UIScrollView, to offset: CGPoint?) -> Bool {
        view.layoutIfNeeded()
        let wanted = offset ?? view.start
        let reachable = view.reachable(wanted)
        if view.leadingOffset != reachable { view.leadingOffset = reachable }
        return reachable == wanted
    }

    private func dropGone() {
        views = views.filter { $0.value.view != nil }
        limit = max(32, views.count * 2)
    }
}
