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
    /// comes instead of it. Cancelling the task before then takes the state back.
    /// - Returns: False where it was cancelled, or another state was set before it could be shown.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: KeptPosition<State.RowIdentity>? = nil
    ) async -> Bool {
        guard await compare(with: state) else { return false }
        return await show(animation, keeping)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: KeptPosition<State.RowIdentity>? = nil) async -> Bool {
        guard await compare(with: state) else { return false }
        return await show(nil, keeping)
    }

    /// Sets the state, and compares it where that is worth it; false where it is not to be shown any more.
    private func compare(with list: State.ListValue) async -> Bool {
        if Task.isCancelled { return false }
        flush()
        let next = State(evaluating: list)
        let count = applied.rowCounts.reduce(0, +) + next.rowCounts.reduce(0, +)
        guard count >= comparisonLimit, !pending.isAhead, inFlight == nil else {
            pending.set(next)
            return true
        }
        comparisons += 1
        let comparison = comparisons
        pending.set(next, comparison: comparison)
        let removes = duplicatePolicy == .keepFirst
        var compared: Compared<State>
        repeat {
            let applied = applied
            let version = appliedVersion
            compared = await Task.detached {
                Compared(from: applied, to: next, version: version, removesDuplicates: removes, isChecked: true)
            }.value
            guard pending.comparison == comparison else { return false }
            // A row may have been changed meanwhile.
        } while compared.version != appliedVersion && !Task.isCancelled
        if Task.isCancelled {
            pending.set(nil)
            return false
        }
        pending.endComparison(compared)
        return true
    }
}

extension ListDriver {
    /// Sets the state and waits until it is on screen. It is compared on the main actor, because it is not `Sendable`.
    /// - Returns: False where the task was cancelled before.
    @discardableResult
    public func apply(
        _ state: State.ListValue, animation: View.RowAnimation,
        keeping: KeptPosition<State.RowIdentity>? = nil
    ) async -> Bool {
        if Task.isCancelled { return false }
        pending.newest = state
        return await show(animation, keeping)
    }

    /// The same with the animation of the list.
    @discardableResult
    public func apply(_ state: State.ListValue, keeping: KeptPosition<State.RowIdentity>? = nil) async -> Bool {
        if Task.isCancelled { return false }
        pending.newest = state
        return await show(nil, keeping)
    }

    /// Applies what is pending and waits until it is on screen.
    private func show(
        _ animation: View.RowAnimation?, _ keeping: KeptPosition<State.RowIdentity>?
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            pending.animation = animation ?? pending.animation
            pending.keeping = keeping ?? pending.keeping
            pending.completions.append { continuation.resume(returning: true) }
            schedule()
            flush()
        }
    }
}
