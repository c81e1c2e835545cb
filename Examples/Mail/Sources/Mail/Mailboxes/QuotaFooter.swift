import MailKit
import UIKit

/// How full the account above is.
public final class QuotaFooter: TitleFooterView {
    public func configure(with account: AccountMailboxes) {
        titleLabel.text = account.quota.text
    }
}
