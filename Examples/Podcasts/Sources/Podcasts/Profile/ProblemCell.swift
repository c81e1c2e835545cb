import UIKit

/// What is wrong with what was typed.
final class ProblemCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.textColor = .systemRed
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with problem: String) {
        textLabel?.text = problem
    }
}
