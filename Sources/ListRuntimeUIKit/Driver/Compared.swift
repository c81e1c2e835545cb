import ListRuntime

/// What a comparison of the applied state with the next one found.
struct Compared<State: ListState> {
    /// What is to be shown.
    private(set) var state: State
    /// The next state as it was set, where rows of it are not shown.
    private(set) var complete: State?
    /// From the applied state to what is to be shown.
    private(set) var changes: ListChanges
    let removesDuplicates: Bool
    /// The version of the applied state.
    let version: Int

    /// - Parameters:
    ///   - removesDuplicates: Whether only the first of equal rows is shown, as is true of the applied state.
    ///   - isChecked: Whether to look for equal rows where the changes bring none.
    init(from applied: State, to next: State, version: Int, removesDuplicates: Bool, isChecked: Bool) {
        self.version = version
        self.removesDuplicates = removesDuplicates
        state = next
        changes = State.changes(from: applied, to: next)
        // Where no row of the applied state is there twice, a second one is inserted, or moved from elsewhere.
        guard removesDuplicates, isChecked || !changes.keepsStructure, !ListChanges.areDropped else { return }
        state.removeDuplicateRows()
        guard state.rowCounts != next.rowCounts, !ListChanges.areDropped else { return }
        complete = next
        changes = State.changes(from: applied, to: state)
    }
}

extension Compared: Sendable where State: Sendable {
    /// Compares away from the main actor; nil where the task is cancelled before the end.
    static func away(
        from applied: State, to next: State, version: Int, removesDuplicates: Bool
    ) async -> Compared? {
        ListChanges.unlessCancelled {
            Compared(from: applied, to: next, version: version, removesDuplicates: removesDuplicates, isChecked: true)
        }
    }
}
