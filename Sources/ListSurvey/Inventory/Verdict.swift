/// Whether a list can be said by marks.
public enum Verdict: String, Sendable {
    /// No obstacle was found in what was read.
    case clear
    case blocked
    /// Not looked into: it is built on a library, or on what no input declares.
    case unjudged
}
