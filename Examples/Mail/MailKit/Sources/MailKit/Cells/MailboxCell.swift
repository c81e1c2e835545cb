import ListRuntime
import UIKit

// listgen:cell
/// A mailbox of an account.
public final class MailboxCell: TextCell {
    /// The last mailbox of a section draws no hairline.
    public private(set) var showsHairline = true

    public func configure(with mailbox: Mailbox, settings: MailSettings, position: RowPosition<Mailbox>) {
        titleLabel.text = "\(position.index + 1). \(mailbox.name)"
        detailLabel.text = mailbox.unread == 0 ? nil : "\(mailbox.unread) unread"
        showsHairline = !position.isLast
        apply(settings.theme)
    }
}
