import ListRuntime

/// The rows that the list view is shown in place of the applied ones, by where those are.
@usableFromInline
struct SubstituteRows<State: ListState> {
    @usableFromInline var rows: [RowPath: State.RowValue] = [:]
    /// The newer state whose rows they are, and whose structure waits. Nil for rows as they were before they were changed by
    /// their identity, which are shown until the next batch.
    let state: State?

    var areAhead: Bool { state != nil }
}
