import MailKit

/// What the cells of the inbox need beside their row.
public struct InboxContext {
    public var account: Account
    public var settings: MailSettings
    public var isCompact = false
    public weak var delegate: (any PromotionCellDelegate)?

    public init(account: Account, settings: MailSettings) {
        self.account = account
        self.settings = settings
    }
}
