/// What of a list says which rows of a kind are chosen.
public struct RowChoice: Sendable {
    /// The property of the list.
    public var property: String
    /// True for a set of identities, false for an optional one.
    public var isOfSeveral: Bool
    /// What is read of a row to tell it apart; nil if that is the row itself.
    public var key: Identity.Key?

    public init(property: String, isOfSeveral: Bool, key: Identity.Key?) {
        self.property = property
        self.isOfSeveral = isOfSeveral
        self.key = key
    }
}
