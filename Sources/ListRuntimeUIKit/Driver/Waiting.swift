/// What an update waits for, beside the end of the turn.
struct Waiting: OptionSet {
    let rawValue: UInt8

    /// For a swipe, a menu or a drag to end.
    static let forInteraction = Waiting(rawValue: 1)
    /// For the first responder to leave a cell that is to be replaced.
    static let forResponder = Waiting(rawValue: 2)
    /// For a cell that the context owns to have left the screen.
    static let forOwnedCell = Waiting(rawValue: 4)
    /// For the first responder to leave the view above or below all rows.
    static let forEnd = Waiting(rawValue: 8)
}
