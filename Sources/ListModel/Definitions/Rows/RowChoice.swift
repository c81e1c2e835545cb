/// What of a list says which rows of a kind are chosen.
public struct RowChoice: Sendable {
    /// The property of the list.
    public var property: String
    /// True for a set of identities, false for an optional one.
    public var isOfSeveral: Bool
    /// The members of a row that are its identity, joined by dots; empty if that is the row itself.
    public var members: String

    public init(property: String, isOfSeveral: Bool, members: String) {
        self.property = property
        self.isOfSeveral = isOfSeveral
        self.members = members
    }
}
