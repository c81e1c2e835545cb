import UIKit

// listgen:cell
/// The account above its mailboxes.
public final class AccountCell: TextCell {
    public func configure(with account: Account) {
        titleLabel.text = account.name
        detailLabel.text = account.address
    }
}
