import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Somebody who uses a list at random while its state changes at random.
@MainActor
final class RandomUser<Screen: RandomScreen> {
    var generator: SeededGenerator
    let screen: Screen
    let interacts: Bool
    /// Ends what a finger holds.
    var release: (() -> Void)?
    let field = UITextField(frame: .zero)
    /// How often a handler did something.
    var innerChanges = 0
    /// How many completions were given and called.
    var completions = (given: 0, called: 0)
    private var waits: [Task<Bool, Never>] = []
    /// What was found wrong in a handler.
    var fault: String?

    /// Half of the users have updates end at once, as without animations.
    private let holdsCompletions: Bool

    private init(seed: UInt64, interacts: Bool, policy: DuplicatePolicy) {
        generator = SeededGenerator(seed: seed)
        self.interacts = interacts
        holdsCompletions = interacts && seed % 4 < 2
        screen = Screen(seed: seed, using: &generator)
        list.duplicatePolicy = policy
        if interacts, seed % 3 == 0 { list.limits.animatedChanges = 3 }
        screen.headless.holdsCompletions = holdsCompletions
        list.flush()
    }

    /// Has somebody use a list, and records what goes wrong with the seed that shows it again.
    static func use(
        _: Screen.Type, seed: UInt64, steps: Int, interacts: Bool, policy: DuplicatePolicy = .report
    ) async {
        StrayViolations.areCollected
        let stray = StrayViolations()
        await StrayViolations.$current.withValue(stray) {
            let user = RandomUser(seed: seed, interacts: interacts, policy: policy)
            for step in 0..<steps {
                var fault = await user.step()
                if fault == nil, interacts, step % 12 == 11 { fault = await user.letGo() }
                if let fault = user.fault ?? stray.found.first?.description ?? fault {
                    Issue.record("seed \(seed), step \(step): \(fault)")
                    return
                }
            }
        }
    }

    var list: ListDriver<Screen.State, Screen.Context, Screen.View> { screen.list }

    func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }

    /// What of the state is to be on screen.
    private var shown: Screen.State {
        var state = list.state
        if list.duplicatePolicy == .keepFirst { state.removeDuplicateRows() }
        return state
    }

    /// Does up to three things and says what is wrong then.
    private func step() async -> String? {
        await endMove()
        if interacts, number(12) == 0 { await applyAndWait() }
        var innerBefore = 0
        var selectionBefore: Set<Screen.State.RowIdentity> = []
        var responding: Responding?
        let violations = UIKitRules.violations {
            for _ in 0..<1 + number(3) { if interacts, number(3) == 0 { interact() } else { change() } }
            // A view that leaves the screen is no first responder any more.
            if !field.isDescendant(of: screen.listView) { field.resignFirstResponder() }
            selectionBefore = list.selection
            responding = self.responding
            innerBefore = innerChanges
            list.flush()
            screen.fillOnce {}
            // What a look at the screen every twentieth of a second would bring.
            screen.listView.layoutIfNeeded()
            if list.showsMissed { list.schedule() }
            list.flush()
        }
        if let violation = violations.first { return violation.description }
        // Handlers can take rows away and bring them back.
        if innerChanges == innerBefore, let responding, isReplaced(responding) {
            return "the cell of the first responder was replaced; \(screen.updates())"
        }
        if let difference = differenceOfLookUps() { return difference }
        // Laying out can bring on a handler that sets another state.
        let state = shown
        if list.isInteracting || !list.holds.waiting.isEmpty {
            return screen.difference(fromStructureOf: list.applied) ?? screen.differenceOfContent()
        }
        if !list.requests.isEmpty, innerChanges == innerBefore { return "left to do: \(list.requests.waiting)" }
        if let difference = screen.difference(from: state) { return "\(difference); \(screen.updates())" }
        let ids = RowIndex(state)
        let kept = selectionBefore.filter { ids[$0] != nil }
        if ids.duplicates.isEmpty, innerChanges == innerBefore, !list.selection.isSuperset(of: kept) {
            return "selection lost"
        }
        for report in screen.reports {
            switch report {
            case .duplicateRows: continue
            case .takenOver, .reloadedUpdate, .unanimatedUpdate: continue
            default: return report.description
            }
        }
        return nil
    }

    /// Ends everything that holds updates up, and says what is wrong then.
    private func letGo() async -> String? {
        await endMove()
        let released = UIKitRules.violations {
            release?()
            release = nil
        }
        await endMove()
        let violations = UIKitRules.violations {
            field.resignFirstResponder()
            // Completions may change something.
            screen.headless.holdsCompletions = false
            list.flush()
        }
        for wait in waits { _ = await wait.value }
        waits = []
        screen.headless.holdsCompletions = holdsCompletions
        if completions.given != completions.called { return "\(completions)" }
        return (released + violations).first?.description ?? screen.difference(from: shown)
    }

    /// A move by hand lasts to the end of the turn.
    private func endMove() async {
        while list.holds.interactions.contains(.move) { await Task.yield() }
    }

    /// Waits for a state, or does not want it any more.
    private func applyAndWait() async {
        var next = list.state
        screen.edit(&next, using: &generator)
        var hasBegun = false
        let wait = Task {
            hasBegun = true
            return await list.apply(next)
        }
        while !hasBegun { await Task.yield() }
        guard number(2) == 0 else { return waits.append(wait) }
        wait.cancel()
        // One that is on screen already waits for its animation.
        screen.headless.holdsCompletions = false
        _ = await wait.value
        screen.headless.holdsCompletions = holdsCompletions
    }
}
