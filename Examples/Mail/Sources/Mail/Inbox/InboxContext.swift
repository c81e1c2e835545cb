import MailKit

/// What the cells of the inbox need beside their row.
struct InboxContext {
    var account: Account
    var settings: MailSettings
    var isCompact = false
    weak var delegate: (any PromotionCellDelegate)?
}
