import Foundation

/// What was asked of a row that is not on screen before a later pass.
struct RowRequest<ID: Hashable, Position> {
    enum Action {
        /// To a position; nil to scroll no further than needed.
        case scroll(Position?, animated: Bool)
        /// To a distance from the top.
        case place(CGFloat)
        case select(animated: Bool, Position?)
        /// To be typed in.
        case focus
        case touch
    }

    var id: ID
    var action: Action
}
