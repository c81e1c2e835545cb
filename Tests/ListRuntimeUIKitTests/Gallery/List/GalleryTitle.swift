#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

final class GalleryTitle: UICollectionReusableView {
    private(set) var title: String?

    func configure(with title: String?) { self.title = title }

    override func prepareForReuse() {
        super.prepareForReuse()
        title = nil
    }
}
