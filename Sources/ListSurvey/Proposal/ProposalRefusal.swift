/// Why no marks are proposed for a list.
public struct ProposalRefusal: Error, Sendable {
    /// As it reads after a colon.
    public var reason: String
}
