import UIKit

// listgen:cell
/// Says why there are no rows, and that a tap tries again.
final class FailureCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with failure: LoadFailure) {
        textLabel?.text = failure.reason
        detailTextLabel?.text = "Tap to try again"
    }
}
