import MailKit

/// What the mailboxes need beside themselves.
public struct MailboxesContext {
    public var settings: MailSettings

    public init(settings: MailSettings) {
        self.settings = settings
    }
}
