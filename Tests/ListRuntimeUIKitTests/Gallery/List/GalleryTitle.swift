#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

final class GalleryTitle: UICollectionReusableView {
    private(set) var title: String?

    /// Called whenever a title is filled.
    static var onFill: (() -> Void)?

    func configure(with title: String?) {
        self.title = title
        Self.onFill?()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        title = nil
    }
}
