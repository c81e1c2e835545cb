/// What counts as changed in a row whose identity stayed.
public enum Content: Equatable, Sendable {
    /// Nothing can change: a row without payload.
    case none
    /// `==`.
    case equatable
    /// The named members, with the types found or written there.
    case members([Member])
    /// What a method of the new value answers that takes the old one: `isContentEqual(to: `, up to the argument.
    case method(String)
    /// Another object.
    case instance
    /// Every update counts.
    case always

    /// One member that counts.
    public struct Member: Equatable, Sendable {
        /// Joined by dots: `author.name`.
        public var members: String
        public var type: String

        public init(members: String, type: String) {
            self.members = members
            self.type = type
        }
    }
}
