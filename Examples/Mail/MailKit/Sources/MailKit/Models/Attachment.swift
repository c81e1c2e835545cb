/// A file that hangs on a message.
public struct Attachment: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case image, document, archive
    }

    public var name: String
    public var kind: Kind
    /// The size in bytes.
    public var size: Int

    public init(name: String, kind: Kind, size: Int) {
        self.name = name
        self.kind = kind
        self.size = size
    }
}
