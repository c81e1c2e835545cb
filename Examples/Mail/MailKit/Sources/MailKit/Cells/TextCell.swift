import UIKit

/// Two lines of text: the look most cells of the app share.
open class TextCell: UITableViewCell {
    public let titleLabel = UILabel()
    public let detailLabel = UILabel()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addLabels()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabels()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 8)
        let title = titleLabel.sizeThatFits(area.size)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: title.height)
        let detail = detailLabel.sizeThatFits(area.size)
        detailLabel.frame = CGRect(
            x: area.minX, y: area.minY + title.height + 4, width: area.width, height: detail.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(inner).height
        let detail = detailLabel.text == nil ? 0 : detailLabel.sizeThatFits(inner).height + 4
        return CGSize(width: size.width, height: title + detail + 16)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        detailLabel.text = nil
    }

    private func addLabels() {
        detailLabel.numberOfLines = 0
        contentView.addSubview(titleLabel)
        contentView.addSubview(detailLabel)
    }
}

extension TextCell {
    /// The background and the letters of a theme.
    public func apply(_ theme: Theme) {
        contentView.backgroundColor = theme == .dark ? .black : .white
        titleLabel.textColor = theme == .dark ? .white : .black
        detailLabel.textColor = .gray
    }
}
