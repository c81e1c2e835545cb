import ListRuntime

/// What the next pass has to do; everything that is asked for in one turn of the run loop comes together here.
struct PendingWork<State: ListState, Animation> {
    /// The newest state, where it is ahead of the applied one.
    private var next = PendingState<State>()
    private var lastNumber = 0
    /// What is asked for of all rows or sections.
    private(set) var asks: AskedWork = []
    /// Rows to be filled again.
    private(set) var reconfigures: [State.RowIdentity] = []
    /// Rows that the user has changed in their cells, which show it already.
    private(set) var written: Set<State.RowIdentity> = []
    /// Rows that are to get another cell.
    private(set) var replaces: Set<State.RowIdentity> = []
    /// Sections whose headers and footers are to be filled again.
    private(set) var headers: Set<State.SectionIdentity> = []
    /// The animation asked for, or nil for that of the list.
    private(set) var animation: Animation?
    private(set) var keeping: ScrollAnchor<State.RowIdentity>?
    /// The first visible row holds still where nothing else is kept.
    private(set) var holdsPlace = false
    private(set) var completions: [Completion] = []

    /// Somebody who waits for a state.
    struct Completion {
        /// The number of the state.
        let state: Int
        /// What was pending before it, where the state can be taken back.
        fileprivate(set) var earlier: PendingWork?
        /// Is told whether it was this state that came on screen, or a newer one.
        let call: (Bool) -> Void
    }

    // MARK: What is asked for

    /// Whether what is shown above and below all rows may be something else.
    var changesEnds: Bool { isAhead || !asks.isDisjoint(with: [.context, .reload, .ends]) || changesRows }

    /// Whether single rows of the applied state were changed.
    var changesRows: Bool { !reconfigures.isEmpty || !written.isEmpty }

    mutating func ask(_ work: AskedWork) { asks.formUnion(work) }

    mutating func reconfigure(_ ids: [State.RowIdentity]) { reconfigures += ids }

    mutating func reconfigure(_ id: State.RowIdentity) { reconfigures.append(id) }

    mutating func noteWritten(_ id: State.RowIdentity) { written.insert(id) }

    mutating func replace(_ ids: Set<State.RowIdentity>) { replaces.formUnion(ids) }

    mutating func refreshHeaders(of section: State.SectionIdentity) { headers.insert(section) }

    /// Follows a row that has another identity.
    mutating func rename(_ id: State.RowIdentity, to other: State.RowIdentity) {
        if replaces.contains(id) { replaces.insert(other) }
    }

    /// Has the update be shown with an animation; nil for what was asked before.
    mutating func animate(_ animation: Animation?) { self.animation = animation ?? self.animation }

    /// Has something of the screen hold still; nil for what was asked before.
    mutating func keep(_ position: ScrollAnchor<State.RowIdentity>?) { keeping = position ?? keeping }

    mutating func holdPlace() { holdsPlace = true }

    /// Has somebody called when the newest state is on screen, or a newer one.
    /// - Parameter earlier: What to come back to where the state is taken back.
    mutating func wait(after earlier: PendingWork? = nil, _ call: @escaping (Bool) -> Void) {
        completions.append(Completion(state: stateNumber, earlier: earlier, call: call))
    }

    /// The same work, as long as no cell can be replaced.
    var withoutReplacing: PendingWork {
        var work = self
        work.asks.remove(.reload)
        work.replaces = []
        return work
    }

    // MARK: From turn to turn

    /// Takes out everything but a state that is still compared, and what comes with it.
    mutating func take() -> PendingWork {
        var work = self
        self = PendingWork()
        (next, lastNumber) = (PendingState(nil, number: work.stateNumber), work.lastNumber)
        guard work.isBeingCompared else { return work }
        (next, animation, keeping, completions) = (work.next, work.animation, work.keeping, work.completions)
        (work.next, work.animation, work.keeping, work.completions) = (PendingState(), nil, nil, [])
        return work
    }

    /// Adds work that was put off before this was asked for.
    mutating func resume(_ earlier: PendingWork) {
        var work = earlier
        if isAhead { work.next = next }
        work.asks.formUnion(asks)
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

    // MARK: The newest state

    /// The newest state, where it is ahead of the applied one and evaluated.
    var state: State? { next.state }

    /// Where the rows of the newest state are, once that was asked.
    var index: RowIndex<State>? { next.index }

    /// Tells the newest state from all others that were set; a row that is changed makes none.
    var stateNumber: Int { next.number }

    /// The comparison in the background that the state waits for.
    var comparison: Task<Void, Never>? { next.comparison }

    /// What that comparison found.
    var compared: Compared<State>? { next.compared }

    /// True if a list or state is ahead of the applied one.
    var isAhead: Bool { next.isAhead }

    /// True if the state waits for a comparison in the background.
    var isBeingCompared: Bool { next.isBeingCompared }

    /// The newest list, where it is ahead of the applied one. Setting it leaves the evaluation to the pass.
    var newest: State.ListValue? {
        get { next.newest }
        set {
            giveUpComparison()
            lastNumber += 1
            next = PendingState(of: newValue, number: lastNumber)
        }
    }

    /// Sets the newest state; nil for the applied state.
    mutating func set(_ state: State?) {
        giveUpComparison()
        lastNumber += 1
        next = PendingState(state, number: lastNumber)
    }

    /// Evaluates the newest list, once.
    mutating func evaluate() { next.evaluate() }

    mutating func keepIndex(_ index: RowIndex<State>) { next.keepIndex(index) }

    /// Has the state wait for a comparison, which is cancelled where it is of no use any more.
    mutating func waitFor(_ comparison: Task<Void, Never>) { next.waitFor(comparison) }

    /// Ends the wait of the state.
    mutating func endComparison(_ compared: Compared<State>) { next.endComparison(compared) }

    /// Changes one row of `base`, the newest state, in place where nothing else holds it.
    /// - Returns: The identity of the row then.
    mutating func change(
        _ base: consuming State, at path: RowPath, _ write: (inout State) -> Void
    ) -> State.RowIdentity? { next.change(consume base, at: path, write) }

    /// Takes back a state that is still compared: what is set next comes instead of it.
    private mutating func giveUpComparison() {
        if isBeingCompared { takeBack(stateNumber)?.call(false) }
    }

    /// What to come back to where the next state is taken back. One that is still compared is not: the next replaces it.
    mutating func earlier() -> PendingWork {
        giveUpComparison()
        var earlier = self
        earlier.completions = []
        return earlier
    }

    /// Ends the wait for a state. If nothing is built on it, the one before it is the newest again, or that which
    /// the one that was set after it would come back to.
    /// - Returns: Who waited; nil if nobody does any more.
    mutating func takeBack(_ number: Int) -> Completion? {
        guard let index = completions.firstIndex(where: { $0.state == number && $0.earlier != nil }) else { return nil }
        let completion = completions.remove(at: index)
        guard let earlier = completion.earlier else { return completion }
        if stateNumber == number, !next.hasChangedRows {
            comparison?.cancel()
            (next, animation, keeping) = (earlier.next, earlier.animation, earlier.keeping)
        }
        for later in completions.indices {
            guard let state = completions[later].earlier, state.stateNumber == number, !state.next.hasChangedRows else {
                continue
            }
            completions[later].earlier = earlier
        }
        return completion
    }
}
