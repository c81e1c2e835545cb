import UIKit

// listgen:cell
/// A mail that waits or is being sent.
public final class OutgoingMailCell: TextCell {
    public func configure(with mail: OutgoingMail, theme: Theme) {
        titleLabel.text = "To \(mail.recipients.joined(separator: ", ")) - \(mail.subject)"
        switch mail.state {
        case .waiting: detailLabel.text = "waiting"
        case .sending(let percent): detailLabel.text = "sending, \(percent) %"
        case .failed(let error): detailLabel.text = "failed: \(error.text)"
        }
        apply(theme)
    }
}
