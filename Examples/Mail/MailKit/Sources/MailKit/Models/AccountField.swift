/// Something that is typed to set up an account.
public struct AccountField: Equatable, Sendable {
    public let title: String
    public var text: String

    public init(title: String, text: String = "") {
        self.title = title
        self.text = text
    }
}
