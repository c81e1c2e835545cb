import Foundation

/// Where the random numbers of a test begin: at the same place in every run, so that a run judges a change and a failure
/// comes again.
public enum Seed {
    /// The number of `LISTGEN_SEED`, or another in each run for `LISTGEN_SEED=random`, which looks for new failures.
    public static let start: UInt64 =
        switch ProcessInfo.processInfo.environment["LISTGEN_SEED"] {
        case "random": .random(in: 0..<1 << 32)
        case let text: text.flatMap(UInt64.init) ?? 2_026
        }
}
