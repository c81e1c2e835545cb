import UIKit

/// A setting that opens a screen of its own, with its present value at the end.
final class ValueCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ title: String, value: String? = nil) {
        textLabel?.text = title
        detailTextLabel?.text = value
    }
}
