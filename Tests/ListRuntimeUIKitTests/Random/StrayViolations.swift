import HeadlessUIKit

/// The rules that are broken in the tasks of one test, while others run between them.
@MainActor
final class StrayViolations: Sendable {
    @TaskLocal static var current: StrayViolations?
    private(set) var found: [RuleViolation] = []

    /// Has violations collected from now on that are broken where there is something to collect them.
    static let areCollected: Void = {
        let outer = UIKitRules.onViolation
        UIKitRules.onViolation = { violation in
            if let current { current.found.append(violation) } else { outer(violation) }
        }
    }()
}
