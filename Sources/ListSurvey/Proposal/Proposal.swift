/// The marks that a list could have: a first version to check, never written into sources.
public struct Proposal: Sendable {
    /// What the sources do not tell.
    public struct Hole: Hashable, Sendable {
        public var spot: Spot
        public var message: String
    }

    /// A struct with its marks; each hole is a comment in it.
    public var text: String
    public var holes: [Hole]
}
