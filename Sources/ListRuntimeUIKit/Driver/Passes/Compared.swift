import ListRuntime

/// What a comparison of the applied state with the next one found.
struct Compared<State: ListState> {
    /// What is to be shown.
    private(set) var state: State
    /// The next state as it was set, where rows of it are not shown.
    private(set) var complete: State?
    /// From the applied state to what is to be shown.
    private(set) var changes: ListChanges
    /// What was read of the rows that are to be shown, where they are objects.
    private(set) var kept: KeptRows<State>?
    let removesDuplicates: Bool
    /// The version of the applied state.
    let version: Int

    /// - Parameters:
    ///   - rows: What was kept of the rows of the applied state.
    ///   - removesDuplicates: Whether only the first of equal rows is shown, as is true of the applied state.
    ///   - isChecked: Whether to look for equal rows where the changes bring none.
    init(
        from applied: State, _ rows: KeptRows<State>?, to next: State, version: Int, removesDuplicates: Bool,
        isChecked: Bool
    ) {
        self.version = version
        self.removesDuplicates = removesDuplicates
        state = next
        kept = State.keptRows(of: next)
        changes = State.changes(from: applied, rows, to: next, kept)
        // Where no row of the applied state is there twice, a second one is inserted, or moved from elsewhere.
        guard removesDuplicates, isChecked || !changes.keepsStructure, !ListChanges.areDropped else { return }
        state.removeDuplicateRows()
        guard state.rowCounts != next.rowCounts, !ListChanges.areDropped else { return }
        complete = next
        kept = State.keptRows(of: state)
        changes = State.changes(from: applied, rows, to: state, kept)
    }
}

extension Compared: Sendable where State: Sendable {
    /// Compares away from the main actor; nil if the task is cancelled before the end.
    static func away(
        from applied: State, _ rows: KeptRows<State>?, to next: State, version: Int, removesDuplicates: Bool
    ) async -> Compared? {
        ListChanges.unlessCancelled {
            Compared(
                from: applied, rows, to: next, version: version, removesDuplicates: removesDuplicates, isChecked: true)
        }
    }
}
