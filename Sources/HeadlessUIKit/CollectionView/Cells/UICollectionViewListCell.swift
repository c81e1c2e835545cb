#if !canImport(UIKit)
import Foundation

/// A cell of a list layout.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 16
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// What of the accessories is shown now, in the order given.
    var shownAccessories: [UICellAccessory] {
        accessories.filter {
            switch $0.displayed {
            case .always: true
            case .whenEditing: isInEditingCollection
            case .whenNotEditing: !isInEditingCollection
            }
        }
    }
    override var accessoryWidth: CGFloat { shownAccessories.isEmpty ? 0 : 38 * CGFloat(shownAccessories.count) }

    /// At least 44 high.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = super.systemLayoutSizeFitting(targetSize)
        return CGSize(width: size.width, height: max(44, size.height))
    }
}
#endif
