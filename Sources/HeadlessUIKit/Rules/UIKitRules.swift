#if !canImport(UIKit)
import Foundation

/// Where broken UIKit rules are reported.
@preconcurrency @MainActor
public enum UIKitRules {
    /// Called for every broken rule. The default stops the process, as UIKit's exception does.
    /// After a handler that returns, the list carries on as after `reloadData()`.
    public static var onViolation: (RuleViolation) -> Void = { fatalError($0.message) }

    /// Called if a test plays with a row or item that is not there, with a sentence that says so. That is a fault of the
    /// test and breaks no rule of UIKit. The default writes the sentence to standard error and lets the process go on, to
    /// end with exit code 1. With Swift Testing, `{ Issue.record("\($0)") }` makes the test at hand fail.
    public static var onMiss: (String) -> Void = { Misses.note($0) }

    /// Runs `body` and returns the rules it broke, and the rows and items that it missed, instead of stopping.
    public static func violations(in body: () throws -> Void) rethrows -> [RuleViolation] {
        let (outer, outerMiss) = (onViolation, onMiss)
        var found: [RuleViolation] = []
        onViolation = { found.append($0) }
        onMiss = { found.append(RuleViolation($0)) }
        defer { (onViolation, onMiss) = (outer, outerMiss) }
        try body()
        return found
    }

    /// Says that a row or item is not there; `counts` has the number of rows of each section.
    static func miss(_ kind: String, at path: IndexPath, counts: [Int]) {
        let section = path.count == 2 ? path[0] : -1
        let there =
            counts.indices.contains(section)
            ? "section \(section) has \(counts[section])" : "the list has \(counts.count) sections"
        onMiss(
            "there is no \(kind) at \(Array(path)) to play with: \(there). After an update of a generated list call its "
                + "flush() first, or wait for the end of the turn")
    }

    static func report(_ message: String) {
        onViolation(RuleViolation(message))
    }

    /// For what is used off the main actor too, where the handler cannot be reached: there it stops the process.
    nonisolated static func reportAnywhere(_ message: String) {
        // On Linux the main queue may run on another thread than the first.
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true else { fatalError(message) }
        MainActor.assumeIsolated { report(message) }
    }

    private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
#endif
