/// The heading of a conversation.
public struct Subject: Equatable {
    public var text: String
    public var tags: [Tag]

    public init(text: String, tags: [Tag] = []) {
        self.text = text
        self.tags = tags
    }
}
