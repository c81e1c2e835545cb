/// What an update waits for, beside the end of the turn.
struct Waiting: Hashable {
    /// For a swipe, a menu or a drag to end.
    var forInteraction = false
    /// For the first responder to leave a cell that is to be replaced.
    var forResponder = false

    func union(_ other: Waiting) -> Waiting {
        Waiting(
            forInteraction: forInteraction || other.forInteraction, forResponder: forResponder || other.forResponder)
    }
}
