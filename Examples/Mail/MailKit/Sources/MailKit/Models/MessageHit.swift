/// A message that a search found, with the words around the match.
public struct MessageHit: Equatable {
    public let messageID: String
    public var subject: String
    public var fragment: Fragment

    public init(messageID: String, subject: String, fragment: Fragment) {
        self.messageID = messageID
        self.subject = subject
        self.fragment = fragment
    }

    /// The line that matched.
    public struct Fragment: Equatable {
        public var text: String
        public var match: String

        public init(text: String, match: String) {
            self.text = text
            self.match = match
        }
    }
}
