import UIKit

/// Stands where there is nothing to show.
public final class EmptyCell: TextCell {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.text = "No mail"
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleLabel.text = "No mail"
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = "No mail"
    }
}
