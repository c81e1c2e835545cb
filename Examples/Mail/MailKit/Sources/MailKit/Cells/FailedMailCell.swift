import UIKit

/// A mail the server refused.
public final class FailedMailCell: TextCell {
    public func configure(with mail: OutgoingMail, error: MailError) {
        titleLabel.text = "! \(mail.subject)"
        detailLabel.text = "\(error.text) (\(error.code))"
    }
}
