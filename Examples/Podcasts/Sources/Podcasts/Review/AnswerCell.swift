import UIKit

// listgen:cell(keeps: .perRow)
/// A field for the answer. The answer stays in the cell, also while it is not on screen.
final class AnswerCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
    }

    func configure(with question: Question) {
        field.placeholder = question.text
    }
}
