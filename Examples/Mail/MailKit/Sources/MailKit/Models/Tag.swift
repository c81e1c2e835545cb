/// A coloured word on a conversation.
public struct Tag: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
