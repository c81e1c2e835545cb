/// A mail in the outbox.
public struct OutgoingMail: Hashable, Sendable {
    public let id: Int
    public var subject: String
    public var recipients: [String]
    public var state: State

    /// Where the mail is on its way out.
    public enum State: Hashable, Sendable {
        case waiting
        case sending(percent: Int)
        case failed(MailError)
    }

    public init(id: Int, subject: String, recipients: [String], state: State = .waiting) {
        self.id = id
        self.subject = subject
        self.recipients = recipients
        self.state = state
    }
}
