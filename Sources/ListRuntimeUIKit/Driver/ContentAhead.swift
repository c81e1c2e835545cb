import ListRuntime

/// The rows of a newer state that fill cells while its structure waits.
@usableFromInline
struct ContentAhead<State: ListState> {
    @usableFromInline var state: State
    /// Where the changed rows are in `state`, by where they are in the applied one.
    @usableFromInline var places: [RowPath: RowPath]

    @inlinable
    func row(at applied: RowPath) -> State.RowValue? { places[applied].flatMap { state.row(at: $0) } }
}
