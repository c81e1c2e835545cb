import ListRuntime

/// The rows that the list view is shown in place of the applied ones, by where those are.
@usableFromInline
struct SubstituteRows<State: ListState> {
    @usableFromInline var rows: [RowPath: State.RowValue] = [:]
    /// True for rows of a newer state whose structure waits. False for rows as they were before they were changed by
    /// their identity, which are shown until the next batch.
    let areAhead: Bool
    /// That newer state, which says what is chosen.
    var state: State?
}
