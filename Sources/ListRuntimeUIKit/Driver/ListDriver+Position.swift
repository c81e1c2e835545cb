import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The first row on screen, and where it is; nil for an empty screen. Rows of sections that scroll by themselves
    /// do not count.
    ///
    /// Scrolling to it, or an update that keeps it, shows the same place again, also in another size of the screen, and
    /// after a restart by `saved`.
    public var anchor: RowAnchor<State.RowIdentity>? {
        guard let view = listView else { return nil }
        let anchors = anchors(visiblePaths(in: view).filter { !scrollsByItself($0.section) }, in: view)
        return anchors.first { $0.distance > -1 } ?? anchors.first
    }

    /// Where a row is, on screen or off it, for an update that is to hold this one still; nil for a row that is gone.
    public func anchor(of id: State.RowIdentity) -> RowAnchor<State.RowIdentity>? {
        guard let view = listView, let start = offset(of: id) else { return nil }
        return RowAnchor(id: id, distance: start - self.start(of: view))
    }

    /// The place that was saved, or nil if its row is not in the newest state. Linear in the number of rows.
    public func anchor(from saved: SavedAnchor) -> RowAnchor<State.RowIdentity>? {
        let state = State(evaluating: self.state)
        for section in 0..<state.sectionCount {
            for id in state.rowIDs(inSection: section) where String(describing: id) == saved.id {
                return RowAnchor(id: id, distance: saved.distance)
            }
        }
        return nil
    }

    /// Scrolls to where a row was.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func scroll(to anchor: RowAnchor<State.RowIdentity>) -> Bool {
        request(.place(anchor.distance), of: anchor.id)
    }

    /// Where a row begins in the content, in points from its start; nil for a row that is gone. Rows whose heights are
    /// not known yet count as high as they are estimated to be.
    public func offset(of id: State.RowIdentity) -> CGFloat? {
        guard let view = listView, let indexPath = indexPath(of: id) else { return nil }
        return start(ofRowAt: indexPath, in: view)
    }

    /// The row at an offset into the content; nil if there is none, as at a header.
    public func rowID(atOffset offset: CGFloat) -> State.RowIdentity? {
        guard let view = listView else { return nil }
        let point =
            scrollsSideways(view)
            ? CGPoint(x: offset, y: view.bounds.midY) : CGPoint(x: view.bounds.midX, y: offset)
        return path(at: point, in: view).flatMap { rowID(at: $0) }
    }

    /// What an update is to hold still, as it is on screen before it.
    enum Held {
        /// The first of these rows that is still there.
        case rows([RowAnchor<State.RowIdentity>])
        case end
    }

    func held(_ kept: ScrollAnchor<State.RowIdentity>?, in view: View) -> Held? {
        switch kept {
        case nil: nil
        case .firstVisibleRow: heldRows(in: view)
        case .anchor(let anchor): .rows([anchor])
        case .end: offset(of: view) >= lastOffset(of: view) - 1 ? .end : nil
        }
    }

    /// Scrolls so that what is held stands where it stood, as far as there is content.
    func hold(_ held: Held?, in view: View) {
        switch held {
        case nil: return
        case .end:
            settle(view) { self.lastOffset(of: $0) }
        case .rows(let anchors):
            view.layoutIfNeeded()
            for anchor in anchors {
                guard let indexPath = appliedIndexPath(of: anchor.id) else { continue }
                return place(indexPath, at: anchor.distance, in: view)
            }
        }
    }

    /// Those that scroll with the list come first.
    private func heldRows(in view: View) -> Held? {
        let paths = visiblePaths(in: view)
        guard !paths.isEmpty else { return nil }
        let others = paths.filter { scrollsByItself($0.section) }
        return .rows(anchors(paths.filter { !scrollsByItself($0.section) } + others, in: view))
    }

    /// Where rows stand.
    private func anchors(_ paths: [IndexPath], in view: View) -> [RowAnchor<State.RowIdentity>] {
        let start = start(of: view)
        return paths.compactMap { indexPath in
            // A later one of equal rows is not found again by its identity.
            guard let id = rowID(at: indexPath), appliedIndexPath(of: id) == indexPath else { return nil }
            return RowAnchor(id: id, distance: self.start(ofRowAt: indexPath, in: view) - start)
        }
    }

    func place(_ indexPath: IndexPath, at distance: CGFloat, in view: View) {
        settle(view) { view in
            let inset = inset(of: view)
            return max(-inset, min(start(ofRowAt: indexPath, in: view) - distance - inset, lastOffset(of: view)))
        }
    }

    /// Scrolls to an offset that depends on heights. Rows that come on screen are measured, which moves it.
    private func settle(_ view: View, at offset: (View) -> CGFloat) {
        view.layoutIfNeeded()
        for _ in 0..<4 {
            let target = offset(view)
            guard abs(target - self.offset(of: view)) > 0.01 else { return }
            if scrollsSideways(view) { view.contentOffset.x = target } else { view.contentOffset.y = target }
            view.layoutIfNeeded()
        }
    }

    private func start(ofRowAt indexPath: IndexPath, in view: View) -> CGFloat {
        let rect = rect(ofRowAt: indexPath, in: view)
        return scrollsSideways(view) ? rect.minX : rect.minY
    }

    /// The place in the content at which the screen begins.
    private func start(of view: View) -> CGFloat { offset(of: view) + inset(of: view) }

    private func offset(of view: View) -> CGFloat {
        scrollsSideways(view) ? view.contentOffset.x : view.contentOffset.y
    }

    private func inset(of view: View) -> CGFloat {
        scrollsSideways(view) ? view.adjustedContentInset.left : view.adjustedContentInset.top
    }

    /// The offset at which the end of the content is on screen.
    private func lastOffset(of view: View) -> CGFloat {
        let inset = view.adjustedContentInset
        return scrollsSideways(view)
            ? max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
            : max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    }
}
