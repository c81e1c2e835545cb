import UIKit

/// A line of text below a section, in the font of the app.
open class TitleFooterView: UITableViewHeaderFooterView {
    public let titleLabel = UILabel()

    public override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(titleLabel)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(titleLabel)
    }
}
