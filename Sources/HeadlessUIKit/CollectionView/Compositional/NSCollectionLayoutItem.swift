#if !canImport(UIKit)
import Foundation

/// A piece of a layout: an item of a group, or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The space between the content of the item and its boundaries. Ignored along an estimated dimension.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between the item and its neighbors.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// The insets that apply: none along an estimated dimension.
    var appliedInsets: UIEdgeInsets {
        let keepsWidth = !layoutSize.widthDimension.isEstimated
        let keepsHeight = !layoutSize.heightDimension.isEstimated
        return UIEdgeInsets(
            top: keepsHeight ? contentInsets.top : 0, left: keepsWidth ? contentInsets.leading : 0,
            bottom: keepsHeight ? contentInsets.bottom : 0, right: keepsWidth ? contentInsets.trailing : 0)
    }
}
#endif
