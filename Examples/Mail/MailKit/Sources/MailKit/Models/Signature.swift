/// The lines under every mail the user sends.
public struct Signature: Hashable, Sendable {
    public var text: String

    public init(text: String) {
        self.text = text
    }
}
