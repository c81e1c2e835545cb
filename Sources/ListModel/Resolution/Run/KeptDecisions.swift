/// What is kept of the decisions.
public enum KeptDecisions: Sendable {
    case none
    /// What they can be asked about by.
    case words
    case all
}
