import UIKit

/// A rail: its title, and a list of its own below.
final class RailCell: UICollectionViewCell {
    let podcasts: UICollectionView  // listgen:nested
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        podcasts = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        contentView.addSubview(titleLabel)
        contentView.addSubview(podcasts)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        titleLabel.frame = CGRect(x: 0, y: 0, width: size.width, height: 32)
        podcasts.frame = CGRect(x: 0, y: 32, width: size.width, height: max(0, size.height - 32))
    }

    func configure(with rail: Rail) {
        titleLabel.text = rail.title
    }
}
