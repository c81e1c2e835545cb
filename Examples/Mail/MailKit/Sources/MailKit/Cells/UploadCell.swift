import UIKit

// listgen:cell
/// A file on its way to the server.
public final class UploadCell: TextCell {
    public func configure(with upload: Upload) {
        titleLabel.text = upload.fileName
        detailLabel.text = "\(Int((upload.progress * 100).rounded())) %"
    }
}
