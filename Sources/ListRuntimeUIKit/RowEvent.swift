#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Where something happened to a row: the anchor of a popover or a menu.
@preconcurrency @MainActor
public struct RowEvent {
    /// The cell, or the list where the row has no cell.
    public var view: UIView
    /// The row in the coordinates of `view`.
    public var rect: CGRect

    public init(view: UIView, rect: CGRect) {
        self.view = view
        self.rect = rect
    }

    /// The whole of a cell.
    public init(cell: UIView) {
        self.init(view: cell, rect: cell.bounds)
    }
}
