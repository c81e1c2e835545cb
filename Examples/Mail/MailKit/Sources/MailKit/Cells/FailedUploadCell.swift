import UIKit

/// A file that did not get through, with a way to try again.
public final class FailedUploadCell: TextCell {
    public func configure(with upload: Upload) {
        titleLabel.text = "! " + upload.fileName
        detailLabel.text = upload.failure?.text
    }
}
