import UIKit

// listgen:cell
/// An offer between the conversations.
public final class PromotionCell: TextCell {
    // listgen:inject
    public weak var delegate: (any PromotionCellDelegate)?

    public func configure(with promotion: Promotion) {
        titleLabel.text = "Ad: " + promotion.headline
        detailLabel.text = promotion.callToAction
    }

    public static func height(for promotion: Promotion, width: CGFloat) -> CGFloat {
        promotion.headline.count * 9 > Int(width) ? 120 : 88
    }

    /// What the close button calls.
    public func tapClose() {
        delegate?.promotionCellDidTapClose(self)
    }
}
