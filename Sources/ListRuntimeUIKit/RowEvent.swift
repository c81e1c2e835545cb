#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Where something happened to a row: the anchor of a popover or a menu; and when an action on it ends.
@preconcurrency @MainActor
public struct RowEvent {
    /// Where the row was when this was made, which is told if its list is gone.
    private let first: Place
    /// Where it is now; nil if its list is gone.
    private let find: (() -> Place?)?
    /// Where the finger was, from the corner of the row; nil if that does not matter.
    private let touch: CGPoint?
    /// The end of the action; nil if nobody waits for it.
    private let ending: ActionEnding?

    public init(view: UIView, rect: CGRect) {
        self.init(Place(view: view, rect: rect))
    }

    /// The whole of a cell.
    public init(cell: UIView) {
        self.init(view: cell, rect: cell.bounds)
    }

    /// - Parameters:
    ///   - point: Where the finger is, in the coordinates of the view of the place.
    ///   - find: Where the row is later on.
    init(
        _ place: Place, point: CGPoint? = nil, ending: ActionEnding? = nil, find: (() -> Place?)? = nil
    ) {
        (first, self.find, self.ending) = (place, find, ending)
        touch = point.map { CGPoint(x: $0.x - place.rect.minX, y: $0.y - place.rect.minY) }
    }

    private var place: Place { find?() ?? first }

    /// The cell in which the row is shown now, or the list if the row has none.
    public var view: UIView { place.view }

    /// The row in the coordinates of `view`, where it is now.
    public var rect: CGRect { place.rect }

    /// Where the finger was on the row, in the coordinates of `view`; nil if that does not matter.
    public var location: CGPoint? {
        let corner = rect.origin
        return touch.map { CGPoint(x: corner.x + $0.x, y: corner.y + $0.y) }
    }

    /// Has the action end later: when the result is called, or when nobody holds it any more. Without this the action
    /// ends when the function returns that performs it; afterwards this does nothing.
    public func `defer`() -> ActionCompletion { ending?.take() ?? ActionCompletion(nil) }

    /// Has the action end when `work` does: done if it returns, failed if it throws.
    public func `defer`(until work: @escaping @MainActor () async throws -> Void) {
        let end = self.defer()
        Task { @MainActor in
            do {
                try await work()
                end(true)
            } catch {
                end(false)
            }
        }
    }

    /// A view, and a row in its coordinates.
    struct Place {
        var view: UIView
        var rect: CGRect
    }
}
