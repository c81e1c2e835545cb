import UIKit

/// What happened, in small letters.
final class EventCell: UITableViewCell {
    func configure(with event: String) {
        textLabel?.text = event
        textLabel?.font = .systemFont(ofSize: 13)
    }
}
