import HeadlessUIKit

/// A cell with one text, as an app would write it.
final class ItemCell: UICollectionViewCell {
    let word = UILabel()
    private(set) var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(word)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
