/// The newsletters of one sender. The sync engine keeps one object a sender and mutates it in place.
public final class NewsletterBundle {
    public let sender: String
    public var titles: [String]
    public var unread: Int

    public init(sender: String, titles: [String], unread: Int) {
        self.sender = sender
        self.titles = titles
        self.unread = unread
    }
}
