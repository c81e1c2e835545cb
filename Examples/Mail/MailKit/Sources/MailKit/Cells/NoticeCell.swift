import UIKit

// listgen:cell
/// News from the service.
public final class NoticeCell: TextCell {
    public func configure(with notice: ServiceNotice) {
        titleLabel.text = notice.title
        detailLabel.text = notice.text
    }
}
