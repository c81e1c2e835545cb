import UIKit

/// A picture in a small square.
final class SymbolCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    func configure(with symbol: Symbol) {
        label.text = symbol.character
        contentView.backgroundColor = symbol.isChosen ? .systemBlue : nil
    }
}
