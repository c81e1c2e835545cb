import ListRuntime

/// The rows that cells are to show.
struct ShownRows<State: ListState> {
    let state: State
    /// What was read of the rows of the state, where they are objects.
    let kept: KeptRows<State>?
    /// What is shown instead of some of them.
    let substitutes: SubstituteRows<State>?

    init(_ state: State, _ kept: KeptRows<State>?, _ substitutes: SubstituteRows<State>? = nil) {
        (self.state, self.kept, self.substitutes) = (state, kept, substitutes)
    }

    /// What says which of them are chosen.
    var choosing: State { substitutes?.state ?? state }

    func row(at path: RowPath) -> State.RowValue? { substitutes?.rows[path] ?? state.row(at: path) }

    /// The declared content of the row at a place.
    func stamp(at path: RowPath) -> State.RowStamp? {
        if let kept, substitutes?.rows[path] == nil { return kept.stamp(at: path) }
        return row(at: path).flatMap { state.stamp(of: $0) }
    }
}
