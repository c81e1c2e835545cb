import UIKit

/// A title with a button at its side.
public final class AccountHeader: UITableViewHeaderFooterView {
    public let titleLabel = UILabel()
    public var onReset: (() -> Void)?  // listgen:event

    public func configure(with options: [AccountOption]) {
        titleLabel.text = "Options, \(options.count { $0.isOn }) on"
        contentView.addSubview(titleLabel)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 28)
    }
}
