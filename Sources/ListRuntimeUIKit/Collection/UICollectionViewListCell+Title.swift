#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UICollectionViewListCell {
    /// Shows the title of a section as UIKit's own lists do.
    func showTitle(_ title: String?) {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = title
        contentConfiguration = content
    }
}
