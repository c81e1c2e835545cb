import ListRuntime
import UIKit

// listgen:cell
final class ContactCell: UITableViewCell {
    func configure(with contact: Contact, position: RowPosition<Contact>) {}
}

// listgen:cell
final class NumberCell: UITableViewCell {
    func configure(_ number: Number) {}
}

#if DEBUG
final class RawCell: UITableViewCell {
    func configure(with text: String) {}
}
#endif

final class AddCell: UITableViewCell {}
