/// Whether a list can be said by marks.
public enum Verdict: String, Sendable {
    /// Nothing that was read stands in the way.
    case clear
    case blocked
    /// Not looked into: it is built on a library, or on what no input declares.
    case unjudged
}
