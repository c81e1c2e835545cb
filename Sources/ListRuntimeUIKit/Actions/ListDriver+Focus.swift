import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// Has the user type in a row: it is scrolled to, and its cell, or the first view in that which can, becomes first
    /// responder.
    ///
    /// A row that only the newest state has is applied first, as by `scroll(to:at:animated:)`.
    /// - Returns: False if there is no such row.
    @discardableResult
    public func focus(_ id: State.RowIdentity) -> Bool { request(.focus, of: id) }

    /// Has the user type in the next row after another for which a predicate holds.
    /// - Returns: False if there is none.
    @discardableResult
    public func focus(
        after id: State.RowIdentity, where matches: (State.RowValue) -> Bool = { _ in true }
    ) -> Bool { rowID(after: id, where: matches).map { focus($0) } ?? false }

    /// Has the user type in the last row before another for which a predicate holds.
    /// - Returns: False if there is none.
    @discardableResult
    public func focus(
        before id: State.RowIdentity, where matches: (State.RowValue) -> Bool = { _ in true }
    ) -> Bool { rowID(before: id, where: matches).map { focus($0) } ?? false }

    /// Makes the cell at a place first responder.
    func focus(at indexPath: IndexPath, in view: View) {
        scroll(to: indexPath, at: nil, animated: false, in: view)
        view.layoutIfNeeded()
        if let cell = shownCell(at: indexPath, in: view), !cell.becomeFirstResponder() { _ = Self.focusFirst(in: cell) }
    }

    /// Makes the first view in another first responder that can be it.
    private static func focusFirst(in view: UIView) -> Bool {
        view.subviews.contains { ($0.canBecomeFirstResponder && $0.becomeFirstResponder()) || focusFirst(in: $0) }
    }
}
