/// Ends an action when the function returns that performs it, unless its end was deferred.
@MainActor
final class ActionEnding {
    private var completion: ActionCompletion?
    private weak var deferred: ActionCompletion?

    /// - Parameter end: Called once, with whether the action was done.
    init(_ end: @escaping (Bool) -> Void) { completion = ActionCompletion(end) }

    /// What ends the action from now on. Of several calls each gets the same.
    func take() -> ActionCompletion {
        let end = completion ?? deferred ?? ActionCompletion(nil)
        (completion, deferred) = (nil, end)
        return end
    }

    /// Ends the action, unless that was deferred.
    func close(_ isDone: Bool = true) {
        completion?(isDone)
        completion = nil
    }
}
