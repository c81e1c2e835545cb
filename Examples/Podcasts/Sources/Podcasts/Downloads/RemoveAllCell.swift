import UIKit

/// Takes all files away.
final class RemoveAllCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Remove all downloads"
        textLabel?.textColor = .systemRed
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
