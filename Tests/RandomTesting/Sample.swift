import Foundation

/// The part of a large test that runs: a twentieth, or the whole if the environment says `LISTGEN_WHOLE_TESTS=1`, as
/// `.ci/run` does.
///
/// A sample is the same in every run, so that a test that failed fails again.
public enum Sample {
    /// Whether large tests run whole.
    public static let isWhole = ProcessInfo.processInfo.environment["LISTGEN_WHOLE_TESTS"] == "1"

    /// Every nineteenth element, or all of them. Nineteen is prime: what a test does with every fifth seed is in it.
    public static func of<Elements: Collection>(_ elements: Elements) -> [Elements.Element] {
        isWhole ? Array(elements) : elements.enumerated().filter { $0.offset % 19 == 0 }.map(\.element)
    }

    /// A twentieth of a number of rounds, bytes or rows, at least 1; or the number.
    public static func count(_ whole: Int) -> Int { isWhole ? whole : max(1, whole / 20) }
}
