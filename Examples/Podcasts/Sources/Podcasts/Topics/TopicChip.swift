import UIKit

/// A topic in a frame that is as wide as its name.
final class TopicChip: UICollectionViewCell {
    private static let font = UIFont.preferredFont(forTextStyle: .subheadline)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Self.font
        label.textAlignment = .center
        contentView.layer.cornerRadius = 16
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    func configure(with topic: Topic) {
        label.text = topic.name
        contentView.backgroundColor = topic.isChosen ? .systemBlue : .secondarySystemFill
    }

    static func size(for topic: Topic) -> CGSize {
        let label = UILabel()
        label.font = font
        label.text = topic.name
        return CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 24, height: 32)
    }
}
