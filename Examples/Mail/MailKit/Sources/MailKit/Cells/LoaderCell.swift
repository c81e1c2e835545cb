import UIKit

/// Says that more rows are on their way.
public final class LoaderCell: TextCell {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.text = "Loading..."
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleLabel.text = "Loading..."
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = "Loading..."
    }
}
