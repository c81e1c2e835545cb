import UIKit

/// A podcast in a grid: its picture with the title below.
final class PodcastTile: UICollectionViewCell {
    private let picture = UIImageView()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.backgroundColor = .secondarySystemFill
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        contentView.addSubview(picture)
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = contentView.bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
        titleLabel.frame = CGRect(x: 0, y: side, width: side, height: contentView.bounds.height - side)
    }

    func configure(with podcast: Podcast) {
        titleLabel.text = podcast.title
    }
}
