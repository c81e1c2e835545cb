import ListRuntime

/// The rows of a newer state that fill cells while its structure waits.
struct ContentAhead<State: ListState> {
    var state: State
    /// Where the changed rows are in `state`, by where they are in the applied one.
    var places: [RowPath: RowPath]

    func row(at applied: RowPath) -> State.RowValue? { places[applied].flatMap { state.row(at: $0) } }
}
