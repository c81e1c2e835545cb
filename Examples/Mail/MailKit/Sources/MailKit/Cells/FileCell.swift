import UIKit

/// A file; filled by `FilePresenter`.
public final class FileCell: TextCell {
    public static let rowHeight: CGFloat = 60
}
