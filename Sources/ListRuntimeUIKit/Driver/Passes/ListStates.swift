import ListRuntime

/// The states of a list, from the one that the list view shows to the one that the app has set last.
///
/// - `applied` is what the list view counts. `complete` is the same as it was set, where rows of it are not shown because
///   others are equal, and `substitutes` are rows that cells are filled with in place of those of it.
/// - `inFlight` is what the running pass leads to.
/// - `pending` has what was set since, and, where it was compared in the background, what was found.
///
/// The newest of them is the last that is there.
@usableFromInline @MainActor
final class ListStates<State: ListState, Animation> {
    @usableFromInline private(set) var applied: State
    /// Counts what the applied state has been.
    private(set) var version = 0
    /// What was read of its rows when it was applied, where they are objects.
    @usableFromInline private(set) var kept: KeptRows<State>?
    /// Where its rows are, once that was asked.
    private(set) var index: RowIndex<State>?
    private(set) var complete: State?
    /// What is shown until the next batch, or while the structure waits.
    @exclusivity(unchecked) @usableFromInline private(set) var substitutes: SubstituteRows<State>?
    private(set) var inFlight: State?
    var pending = PendingWork<State, Animation>()

    init(_ list: State.ListValue) {
        applied = State(evaluating: list)
        kept = State.keptRows(of: applied)
    }

    // MARK: The newest state

    /// Whether a state is ahead of the applied one, or holds more than it.
    var hasNewer: Bool { pending.isAhead || inFlight != nil || complete != nil }

    /// The newest state that is evaluated.
    var newest: State { pending.state ?? inFlight ?? complete ?? applied }

    /// The newest state as it was set.
    var newestList: State.ListValue { pending.newest ?? (inFlight ?? complete ?? applied).listValue }

    /// The place of a row in the newest state, which is evaluated for it.
    func newestPath(of id: State.RowIdentity) -> RowPath? {
        pending.evaluate()
        let index = pending.index ?? State.rowIndex(of: newest)
        pending.keepIndex(index)
        return index[id]
    }

    // MARK: The applied state

    /// Has a state be the applied one.
    /// - Parameters:
    ///   - kept: What was read of its rows.
    ///   - changes: Nil if it is not known what changed.
    /// - Returns: False if identities became equal.
    func advance(to state: State, _ kept: KeptRows<State>?, _ changes: ListChanges?) -> Bool {
        let isUnambiguous = takeIndex(to: RowIdentities(state, kept), changes)
        (applied, self.kept) = (state, kept)
        version &+= 1
        return isUnambiguous
    }

    /// Changes the applied state in place.
    func write(_ change: (inout State) -> Void) {
        change(&applied)
        version &+= 1
    }

    func setComplete(_ state: State?) { complete = state }

    func beginFlight(to state: State?) { inFlight = state }

    func endFlight() { inFlight = nil }

    // MARK: What is known of its rows

    /// The identities of the applied rows.
    var appliedRows: RowIdentities<State> { RowIdentities(applied, kept) }

    @usableFromInline
    func setStamp(_ stamp: State.RowStamp?, at path: RowPath) { kept?.setStamp(stamp, at: path) }

    func setID(_ id: State.RowIdentity, at path: RowPath) { kept?.setID(id, at: path) }

    func keepIndex(_ index: RowIndex<State>) { self.index = index }

    func forgetIndex() { index = nil }

    /// Has the index follow a row that has another identity.
    func rename(_ id: State.RowIdentity, to other: State.RowIdentity) {
        if index?.rename(id, to: other) != true { index = nil }
    }

    /// Takes the index to the next state, or drops it; false if identities became equal.
    private func takeIndex(to rows: RowIdentities<State>, _ changes: ListChanges?) -> Bool {
        guard let changes, index?.canFollow == true else {
            if changes?.keepsStructure != true { index = nil }
            return true
        }
        if changes.keepsStructure || index?.follow(changes, from: appliedRows, to: rows) == true { return true }
        index = nil
        return false
    }

    // MARK: What cells are filled with

    func show(_ rows: SubstituteRows<State>?) { substitutes = rows }

    /// Has a row be shown in place of the applied one: of a newer state that waits, or until the next batch.
    func show(_ row: State.RowValue?, at path: RowPath) {
        substitutes = substitutes ?? SubstituteRows(state: nil)
        substitutes?.rows[path] = row
    }

    /// Shows the applied row again; false if it is shown, or the row is one of a newer state.
    func showApplied(_ path: RowPath) -> Bool {
        substitutes?.areAhead == false && substitutes?.rows.removeValue(forKey: path) != nil
    }
}
