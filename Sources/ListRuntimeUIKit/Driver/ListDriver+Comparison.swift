import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver where State: Sendable {
    /// Sets the state, compared away from the main actor from `comparisonLimit` rows on, and waits until it is on screen.
    ///
    /// The list stays usable meanwhile: `state` is the new one at once, and whatever is set before the comparison ends
    /// comes instead of it; a row that is changed by its identity comes with it, without waiting for the comparison.
    /// Cancelling the task before it is shown takes the state back, unless a row of it was changed by its identity.
    /// - Returns: False where it was cancelled, or another state came on screen instead.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: KeptPosition<State.RowIdentity>? = nil
    ) async -> Bool {
        guard let earlier = await compare(with: state) else { return false }
        return await show(animation, keeping, after: earlier)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: KeptPosition<State.RowIdentity>? = nil) async -> Bool {
        guard let earlier = await compare(with: state) else { return false }
        return await show(nil, keeping, after: earlier)
    }

    /// Sets the state, and compares it where that is worth it.
    /// - Returns: What was pending before; nil where the state is not to be shown any more.
    private func compare(with list: State.ListValue) async -> PendingWork<State, View.RowAnimation>? {
        if Task.isCancelled { return nil }
        flush()
        let earlier = pending.earlier()
        let next = State(evaluating: list)
        let count = applied.rowCounts.reduce(0, +) + next.rowCounts.reduce(0, +)
        guard count >= comparisonLimit, !pending.isAhead, inFlight == nil else {
            pending.set(next)
            return earlier
        }
        pending.set(next, isBeingCompared: true)
        let number = pending.stateNumber
        let removes = duplicatePolicy == .keepFirst
        var compared: Compared<State>
        repeat {
            let applied = applied
            let version = appliedVersion
            compared = await Task.detached {
                Compared(from: applied, to: next, version: version, removesDuplicates: removes, isChecked: true)
            }.value
            guard pending.stateNumber == number else { return nil }
            // A row of what is shown may have been changed meanwhile.
        } while pending.isBeingCompared && compared.version != appliedVersion && !Task.isCancelled
        if Task.isCancelled {
            if !pending.hasChangedRows { pending.set(nil) }
            return nil
        }
        // A row of the state itself may have been changed: then it was compared, or is to be, with that.
        if pending.isBeingCompared { pending.endComparison(compared) }
        return earlier
    }
}

extension ListDriver {
    /// Sets the state and waits until it is on screen. It is compared on the main actor, because it is not `Sendable`.
    /// - Returns: False where it was cancelled, or another state came on screen instead.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: KeptPosition<State.RowIdentity>? = nil
    ) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = pending.earlier()
        pending.newest = state
        return await show(animation, keeping, after: earlier)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: KeptPosition<State.RowIdentity>? = nil) async -> Bool {
        if Task.isCancelled { return false }
        let earlier = pending.earlier()
        pending.newest = state
        return await show(nil, keeping, after: earlier)
    }

    /// Applies what is pending and waits until it is on screen, or something newer.
    /// - Parameter earlier: What was pending before, to come back to where the task is cancelled.
    private func show(
        _ animation: View.RowAnimation?, _ keeping: KeptPosition<State.RowIdentity>?,
        after earlier: PendingWork<State, View.RowAnimation>
    ) async -> Bool {
        let number = pending.stateNumber
        pending.animation = animation ?? pending.animation
        pending.keeping = keeping ?? pending.keeping
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending.completions.append(
                    .init(state: number, earlier: earlier) { continuation.resume(returning: $0) })
                schedule()
                flush()
            }
        } onCancel: {
            Task { @MainActor in self.takeBack(number) }
        }
    }

    /// Ends the wait for a state. A pass that runs already goes on.
    private func takeBack(_ number: Int) {
        guard let completion = pending.takeBack(number) else { return }
        schedule()
        completion.call(false)
    }
}
