/// How a fact about an app is known.
public enum Certainty: String, Comparable, Sendable {
    /// It is written in the sources.
    case seen
    /// It follows from what is written by a rule that can be wrong.
    case inferred
    /// Nothing that was read tells it.
    case unknown

    public static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .seen: 0
        case .inferred: 1
        case .unknown: 2
        }
    }
}
