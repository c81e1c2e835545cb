import ListRuntime

/// The newest state of a list while it is ahead of the applied one.
struct PendingState<State: ListState> {
    /// The newest list as it was set, until it is evaluated.
    private var list: State.ListValue?
    /// The same, evaluated.
    private(set) var state: State?
    /// Where its rows are, once that was asked.
    private(set) var index: RowIndex<State>?
    /// Tells it from all others that were set; a row that is changed makes none.
    private(set) var number = 0
    /// The comparison in the background that it waits for.
    private(set) var comparison: Task<Void, Never>?
    /// What that comparison found.
    private(set) var compared: Compared<State>?
    /// True if a row of it was changed by its identity, which would be lost with it.
    private(set) var hasChangedRows = false

    /// No state is ahead.
    init() {}

    /// - Parameter number: More than that of any before.
    init(_ state: State?, number: Int) { (self.state, self.number) = (state, number) }

    /// - Parameter number: More than that of any before.
    init(of list: State.ListValue?, number: Int) { (self.list, self.number) = (list, number) }

    /// True if a list or state is ahead of the applied one.
    var isAhead: Bool { list != nil || state != nil }

    /// As it was set, or evaluated.
    var newest: State.ListValue? { list ?? state?.listValue }

    /// True if it waits for a comparison in the background.
    var isBeingCompared: Bool { comparison != nil }

    /// Evaluates the list, once.
    mutating func evaluate() {
        guard let list else { return }
        state = State(evaluating: list)
        self.list = nil
    }

    mutating func keepIndex(_ index: RowIndex<State>) { self.index = index }

    /// Waits for a comparison, which is cancelled where it is of no use any more.
    mutating func waitFor(_ comparison: Task<Void, Never>) { self.comparison = comparison }

    mutating func endComparison(_ compared: Compared<State>) {
        comparison = nil
        self.compared = compared
    }

    /// Changes one row of `base`, the newest state, in place where nothing else holds it.
    ///
    /// The index stays, unless the row has another identity. Computed rows are evaluated again before they are read.
    /// - Returns: The identity of the row then.
    mutating func change(
        _ base: consuming State, at path: RowPath, _ write: (inout State) -> Void
    ) -> State.RowIdentity? {
        let id = base.rowID(at: path)
        comparison?.cancel()
        (state, comparison, compared, hasChangedRows) = (nil, nil, nil, true)
        write(&base)
        let written = base.rowID(at: path)
        if State.computesRows {
            (list, index) = (base.listValue, nil)
        } else {
            if let id, let written, written != id, index?.rename(id, to: written) != true { index = nil }
            state = base
        }
        return written
    }
}
