import ListRuntime

extension ListDriver where State: Sendable {
    /// Sets the state, compared away from the main actor from `limits.comparedRows` rows on, and waits until it is on screen.
    ///
    /// The list stays usable meanwhile: `state` is the new one at once, and whatever is set before the comparison ends
    /// comes instead of it; a row that is changed by its identity comes with it, without waiting for the comparison.
    /// Cancelling the task before it is shown takes the state back, unless a row of it was changed by its identity.
    /// - Returns: False if it was cancelled, or another state came on screen instead.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: ScrollAnchor<State.RowIdentity>? = nil
    ) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = set(state)
        return await show(animation, keeping, after: earlier)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: ScrollAnchor<State.RowIdentity>? = nil) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = set(state)
        return await show(nil, keeping, after: earlier)
    }

    /// Sets the state, and begins to compare it where that is worth it.
    /// - Returns: What was pending before.
    private func set(_ list: State.ListValue) -> PendingWork<State, View.RowAnimation> {
        flush()
        let earlier = states.pending.earlier()
        let next = State(evaluating: list)
        states.pending.set(next)
        scheduler.noteAsked()
        let count = applied.rowCounts.reduce(0, +) + next.rowCounts.reduce(0, +)
        if count >= limits.comparedRows, states.inFlight == nil { compare(with: next) }
        return earlier
    }

    private func compare(with next: State) {
        let (applied, kept, version) = (applied, states.kept, states.version)
        let removes = duplicatePolicy == .keepFirst
        states.pending.waitFor(
            Task {
                let found = await Compared.away(
                    from: applied, kept, to: next, version: version, removesDuplicates: removes)
                guard let found, !Task.isCancelled else { return }
                // A row of what is shown may have been changed meanwhile.
                guard version == states.version else { return compare(with: next) }
                states.pending.endComparison(found)
                schedule()
                flush()
            })
    }
}

extension ListDriver {
    /// Sets the state and waits until it is on screen. It is compared on the main actor, because it is not `Sendable`.
    /// - Returns: False if it was cancelled, or another state came on screen instead.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: ScrollAnchor<State.RowIdentity>? = nil
    ) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = states.pending.earlier()
        states.pending.newest = state
        return await show(animation, keeping, after: earlier)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: ScrollAnchor<State.RowIdentity>? = nil) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = states.pending.earlier()
        states.pending.newest = state
        return await show(nil, keeping, after: earlier)
    }

    /// Applies what is pending and waits until it is on screen, or something newer.
    /// - Parameter earlier: What was pending before, to come back to where the task is cancelled.
    private func show(
        _ animation: View.RowAnimation?, _ keeping: ScrollAnchor<State.RowIdentity>?,
        after earlier: PendingWork<State, View.RowAnimation>
    ) async -> Bool {
        let number = states.pending.stateNumber
        let comparison = states.pending.comparison
        states.pending.animate(animation)
        states.pending.keep(keeping)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                states.pending.wait(after: earlier) { continuation.resume(returning: $0) }
                guard comparison == nil else { return }
                schedule()
                flush()
            }
        } onCancel: {
            // At once, also while the main actor is busy.
            comparison?.cancel()
            Task { @MainActor in self.takeBack(number) }
        }
    }

    /// Ends the wait for a state. A pass that runs already goes on.
    private func takeBack(_ number: Int) {
        guard let completion = states.pending.takeBack(number) else { return }
        schedule()
        completion.call(false)
    }
}
