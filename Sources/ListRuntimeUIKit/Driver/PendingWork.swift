import ListRuntime

/// What the next pass has to do; everything that is asked for in one turn of the run loop comes together here.
struct PendingWork<State: ListState, Animation> {
    /// The newest list as it was set, until it is evaluated.
    private var list: State.ListValue?
    /// The newest state, where it is ahead of the applied one and evaluated.
    private(set) var state: State?
    /// Where the rows of the newest state are, once that was asked.
    var index: RowIndex<State>?
    /// Tells the newest state from all others that were set; a row that is changed makes none.
    private(set) var stateNumber = 0
    private var lastNumber = 0
    /// The comparison in the background that the state waits for.
    private(set) var comparison: Task<Void, Never>?
    /// What that comparison found.
    var compared: Compared<State>?
    /// True where a row of the state was changed by its identity, which would be lost with it.
    private(set) var hasChangedRows = false
    var contextChanged = false
    var reloads = false
    var checksDuplicates = false
    /// A header or footer waits that comes or goes.
    var checksHeaders = false
    /// The views above and below all rows are asked for again.
    var checksEnds = false
    /// They may need other heights.
    var sizesEnds = false
    /// Rows that nothing else tells of may have another height.
    var asksSizes = false
    /// A row has another height by itself.
    var remeasures = false
    var reconfigures: [State.RowIdentity] = []
    /// Rows that the user has changed in their cells, which show it already.
    var written: Set<State.RowIdentity> = []
    /// Rows that are to get another cell.
    var replaces: Set<State.RowIdentity> = []
    /// Sections whose headers and footers are to be filled again.
    var headers: Set<State.SectionIdentity> = []
    /// The animation asked for, or nil for that of the list.
    var animation: Animation?
    var keeping: KeptPosition<State.RowIdentity>?
    /// The first visible row holds still where nothing else is kept.
    var holdsPlace = false
    var completions: [Completion] = []

    /// Whether what is shown above and below all rows may be something else.
    var changesEnds: Bool { isAhead || contextChanged || reloads || checksEnds || changesRows }

    /// Whether single rows of the applied state were changed.
    var changesRows: Bool { !reconfigures.isEmpty || !written.isEmpty }

    /// Somebody who waits for a state.
    struct Completion {
        /// The number of the state.
        var state: Int
        /// What was pending before it, where the state can be taken back.
        var earlier: PendingWork?
        /// Is told whether it was this state that came on screen, or a newer one.
        var call: (Bool) -> Void
    }

    /// Takes out everything but a state that is still compared, and what comes with it.
    mutating func take() -> PendingWork {
        var work = self
        self = PendingWork()
        (stateNumber, lastNumber) = (work.stateNumber, work.lastNumber)
        guard work.isBeingCompared else { return work }
        takeState(from: work)
        (animation, keeping, completions) = (work.animation, work.keeping, work.completions)
        work.takeState(from: PendingWork())
        (work.animation, work.keeping, work.completions) = (nil, nil, [])
        return work
    }

    /// Adds work that was put off before this was asked for.
    mutating func resume(_ earlier: PendingWork) {
        var work = earlier
        if isAhead { work.takeState(from: self) }
        work.contextChanged = contextChanged || earlier.contextChanged
        work.reloads = reloads || earlier.reloads
        work.checksDuplicates = checksDuplicates || earlier.checksDuplicates
        work.checksHeaders = checksHeaders || earlier.checksHeaders
        work.checksEnds = checksEnds || earlier.checksEnds
        work.sizesEnds = sizesEnds || earlier.sizesEnds
        work.asksSizes = asksSizes || earlier.asksSizes
        work.remeasures = remeasures || earlier.remeasures
        work.reconfigures += reconfigures
        work.written.formUnion(written)
        work.replaces.formUnion(replaces)
        work.headers.formUnion(headers)
        work.animation = animation ?? earlier.animation
        work.keeping = keeping ?? earlier.keeping
        work.holdsPlace = holdsPlace || earlier.holdsPlace
        work.completions += completions
        work.lastNumber = lastNumber
        self = work
    }

    /// The newest list, where it is ahead of the applied one. Setting it leaves the evaluation to the pass.
    var newest: State.ListValue? {
        get { list ?? state?.listValue }
        set {
            self.set(nil)
            list = newValue
        }
    }

    /// Sets the newest state; nil for the applied state.
    mutating func set(_ state: State?) {
        giveUpComparison()
        (list, self.state, index, compared, hasChangedRows) = (nil, state, nil, nil, false)
        lastNumber += 1
        stateNumber = lastNumber
    }

    /// True where the state waits for a comparison in the background.
    var isBeingCompared: Bool { comparison != nil }

    /// Has the state wait for a comparison, which is cancelled where it is of no use any more.
    mutating func waitFor(_ comparison: Task<Void, Never>) { self.comparison = comparison }

    /// Ends the wait of the state.
    mutating func endComparison(_ compared: Compared<State>) {
        comparison = nil
        self.compared = compared
    }

    /// Takes back a state that is still compared: what is set next comes instead of it.
    private mutating func giveUpComparison() {
        if isBeingCompared { takeBack(stateNumber)?.call(false) }
    }

    /// Takes over the newest state of other work, and what belongs to it.
    mutating func takeState(from other: PendingWork) {
        (list, state, index) = (other.list, other.state, other.index)
        (comparison, compared, hasChangedRows) = (other.comparison, other.compared, other.hasChangedRows)
        stateNumber = other.stateNumber
    }

    /// What to come back to where the next state is taken back. One that is still compared is not: the next replaces it.
    mutating func earlier() -> PendingWork {
        giveUpComparison()
        var earlier = self
        earlier.completions = []
        return earlier
    }

    /// Ends the wait for a state. Where nothing is built on it, the one before it is the newest again, or that which
    /// the one that was set after it would come back to.
    /// - Returns: Who waited; nil where nobody does any more.
    mutating func takeBack(_ number: Int) -> Completion? {
        guard let index = completions.firstIndex(where: { $0.state == number && $0.earlier != nil }) else { return nil }
        let completion = completions.remove(at: index)
        guard let earlier = completion.earlier else { return completion }
        if stateNumber == number, !hasChangedRows {
            comparison?.cancel()
            takeState(from: earlier)
            (animation, keeping) = (earlier.animation, earlier.keeping)
        }
        for later in completions.indices {
            guard let state = completions[later].earlier, state.stateNumber == number, !state.hasChangedRows else {
                continue
            }
            completions[later].earlier = earlier
        }
        return completion
    }

    /// True where a list or state is ahead of the applied one.
    var isAhead: Bool { list != nil || state != nil }

    /// Evaluates the newest list, once.
    mutating func evaluate() {
        guard let list else { return }
        state = State(evaluating: list)
        self.list = nil
    }

    /// Changes one row of `base`, the newest state, in place where nothing else holds it.
    ///
    /// The index stays, unless the row has another identity. Computed rows are evaluated anew before they are read.
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
