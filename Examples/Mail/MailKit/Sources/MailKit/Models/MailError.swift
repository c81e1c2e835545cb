/// What went wrong, in words for the user.
public struct MailError: Error, Hashable, Sendable {
    public let code: Int
    public let text: String

    public init(code: Int, text: String) {
        self.code = code
        self.text = text
    }
}
