/// One message of a conversation: a reference type with an equality that compares the id only, as a
/// managed object would have.
public final class Message: Equatable {
    public let messageID: String
    public var sender: Person
    public var body: String
    public var date: String
    public var isCollapsed: Bool
    public var isStarred: Bool
    public var attachments: [Attachment]

    public init(
        messageID: String, sender: Person, body: String, date: String,
        isCollapsed: Bool = false, isStarred: Bool = false, attachments: [Attachment] = []
    ) {
        self.messageID = messageID
        self.sender = sender
        self.body = body
        self.date = date
        self.isCollapsed = isCollapsed
        self.isStarred = isStarred
        self.attachments = attachments
    }

    public static func == (lhs: Message, rhs: Message) -> Bool {
        lhs.messageID == rhs.messageID
    }
}
