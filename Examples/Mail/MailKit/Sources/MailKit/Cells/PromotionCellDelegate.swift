import UIKit

/// Hears the close button of an offer.
@MainActor
public protocol PromotionCellDelegate: AnyObject {
    func promotionCellDidTapClose(_ cell: PromotionCell)
}
