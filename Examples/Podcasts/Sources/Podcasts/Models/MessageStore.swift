/// The discussions on this phone; a database in the app.
@MainActor
public final class MessageStore {
    /// How often a message was read.
    public private(set) var reads = 0
    private var messages: [Int: Message]

    public init(_ messages: [Int: Message]) {
        self.messages = messages
    }

    public var ids: [Int] {
        messages.keys.sorted()
    }

    public func message(_ id: Int) -> Message? {
        reads += 1
        return messages[id]
    }

    public func save(_ message: Message, as id: Int) {
        messages[id] = message
    }
}
