import UIKit

// listgen:cell
/// The newsletters of one sender, folded into a row.
public final class BundleCell: TextCell {
    public static let rowHeight: CGFloat = 64

    public func show(_ bundle: NewsletterBundle, settings: MailSettings) {
        titleLabel.text = bundle.unread == 0 ? bundle.sender : "\(bundle.sender), \(bundle.unread) new"
        detailLabel.text = bundle.titles.joined(separator: " / ")
        detailLabel.numberOfLines = 1
        apply(settings.theme)
    }
}
