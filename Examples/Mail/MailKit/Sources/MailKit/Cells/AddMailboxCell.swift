import UIKit

/// Adds a mailbox to an account.
public final class AddMailboxCell: TextCell {
    public func configure() {
        titleLabel.text = "+ New mailbox"
    }
}
