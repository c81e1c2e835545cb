import UIKit

/// What every cell that shows a whole message does; the subclasses differ in looks.
open class MessageCell: TextCell {
    // listgen:inject
    public weak var delegate: (any MessageCellDelegate)?

    public func configure(with message: Message, settings: MailSettings) {
        let star = message.isStarred ? " (starred)" : ""
        titleLabel.text = prefix + message.sender.name + ", " + message.date + star
        let images = delegate?.showsRemoteImages == true ? "" : " (images off)"
        let files = message.attachments.isEmpty ? "" : " +\(message.attachments.count) files"
        detailLabel.text = message.body + files + images
        apply(settings.theme)
    }

    /// What stands before the name of the sender.
    open var prefix: String { "" }

    /// What the star calls.
    public func tapStar() {
        delegate?.messageCellDidTapStar(self)
    }
}
