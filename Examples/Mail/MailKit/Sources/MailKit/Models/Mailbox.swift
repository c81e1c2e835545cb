/// A folder of an account. Servers name it by its path; nobody gives it an `id`.
public struct Mailbox: Equatable {
    /// What the folder is for, which decides its symbol.
    public enum Kind: String, Equatable, Sendable {
        case inbox, drafts, sent, archive, trash, custom
    }

    public let path: String
    public var name: String
    public var kind: Kind
    public var unread: Int

    public init(path: String, name: String, kind: Kind = .custom, unread: Int = 0) {
        self.path = path
        self.name = name
        self.kind = kind
        self.unread = unread
    }
}

extension Mailbox {
    /// The messages of one subject: a row of the inbox. Not Foundation's class of the same name.
    public struct Thread: Equatable {
        public let id: Int
        public var subject: String
        public var people: People
        public var snippet: String
        public var date: String
        public var messageCount: Int
        public var isUnread: Bool
        public var tags: [Tag]

        public init(
            id: Int, subject: String, people: People, snippet: String, date: String,
            messageCount: Int = 1, isUnread: Bool = false, tags: [Tag] = []
        ) {
            self.id = id
            self.subject = subject
            self.people = people
            self.snippet = snippet
            self.date = date
            self.messageCount = messageCount
            self.isUnread = isUnread
            self.tags = tags
        }
    }
}

/// The word of the design team for a thread.
public typealias Conversation = Mailbox.Thread
