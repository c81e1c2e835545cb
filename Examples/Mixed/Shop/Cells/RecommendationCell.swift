import UIKit

/// The first cell of the shop in Swift; its model is a class in Objective-C.
// listgen:cell
final class RecommendationCell: UITableViewCell {
    func configure(with product: SHProduct, currency: Currency) {
        textLabel?.text = product.title
        detailTextLabel?.text = currency.symbol + product.priceText
    }
}
