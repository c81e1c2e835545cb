/// What holds the work of a pass, beside the end of the turn.
enum PassHold: CaseIterable, Sendable {
    /// A swipe, a menu, a drag or a move by hand, which has to end.
    case interaction
    /// The first responder, which has to leave a cell that is to be replaced.
    case responder
    /// A cell that the context owns, which has to leave the screen before it is shown again.
    case ownedCell
    /// The first responder in the view above or below all rows.
    case end
}
