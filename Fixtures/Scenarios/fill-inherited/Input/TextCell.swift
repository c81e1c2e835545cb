import UIKit

final class TextCell: UITableViewCell {}

extension TextCell {
    // listgen:configure
    func show(_ status: Status) { textLabel?.text = status.text }
}
