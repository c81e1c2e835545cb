import UIKit

// listgen:cell
/// A conversation in the inbox.
public final class ThreadCell: TextCell {
    public func configure(with thread: Mailbox.Thread, account: Account, settings: MailSettings, isCompact: Bool) {
        let names = thread.people.filter { $0.address != account.address }.map(\.name).joined(separator: ", ")
        let count = thread.messageCount > 1 ? " (\(thread.messageCount))" : ""
        titleLabel.text = (thread.isUnread ? "* " : "") + names + count + " - " + thread.subject
        let tags = thread.tags.map { "[\($0.name)] " }.joined()
        let showsSnippet = settings.previewLines > 0 && !isCompact
        detailLabel.text = showsSnippet ? tags + thread.snippet : nil
        detailLabel.numberOfLines = settings.previewLines
        apply(settings.theme)
    }
}
