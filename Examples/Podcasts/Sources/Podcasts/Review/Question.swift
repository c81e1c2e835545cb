/// A question of a form.
public struct Question: Equatable, Identifiable, Sendable {
    public let id: String
    public var text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
