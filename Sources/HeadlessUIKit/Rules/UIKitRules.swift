#if !canImport(UIKit)
import Foundation

/// Where broken UIKit rules are reported.
@preconcurrency @MainActor
public enum UIKitRules {
    /// Called for every broken rule. The default stops the process, as UIKit's exception does.
    /// After a handler that returns, the list carries on as after `reloadData()`.
    public static var onViolation: (RuleViolation) -> Void = { fatalError($0.message) }

    /// Runs `body` and returns the rules it broke instead of stopping.
    public static func violations(in body: () throws -> Void) rethrows -> [RuleViolation] {
        let outer = onViolation
        var found: [RuleViolation] = []
        onViolation = { found.append($0) }
        defer { onViolation = outer }
        try body()
        return found
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
