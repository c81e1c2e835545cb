import UIKit

// listgen:cell
/// A message a search found.
public final class MessageHitCell: TextCell {
    public func configure(_ hit: MessageHit, query: String, settings: MailSettings) {
        titleLabel.text = hit.subject
        detailLabel.text = hit.fragment.text.replacingOccurrences(of: query, with: "<\(query)>")
        detailLabel.numberOfLines = settings.previewLines
        apply(settings.theme)
    }
}
