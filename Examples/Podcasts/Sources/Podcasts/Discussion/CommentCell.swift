import UIKit

// listgen:cell
/// Words of a listener.
final class CommentCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with comment: Comment) {
        textLabel?.text = comment.author
        detailTextLabel?.text = comment.text
    }
}
