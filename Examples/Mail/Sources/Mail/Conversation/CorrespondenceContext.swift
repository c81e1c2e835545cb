import MailKit

/// What the messages of a conversation need beside themselves.
struct CorrespondenceContext {
    var settings: MailSettings
    weak var delegate: (any MessageCellDelegate)?
}
