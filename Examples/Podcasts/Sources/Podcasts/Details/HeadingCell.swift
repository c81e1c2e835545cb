import UIKit

/// The heading of a part of a page.
final class HeadingCell: UITableViewCell {
    func configure(with heading: String) {
        textLabel?.text = heading
    }
}
