import UIKit

// listgen:cell
/// A setting that is on or off, said at its end.
final class OptionCell: UICollectionViewListCell {
    func configure(with option: NotificationOption) {
        var content = defaultContentConfiguration()
        content.text = option.title
        contentConfiguration = content
        accessories = [.label(text: option.isOn ? "On" : "Off")]
    }
}
