import UIKit

struct Chip: Hashable {
    var text: String
}

// listgen:cell
final class ChipCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(with chip: Chip) { label.text = chip.text }
}

/// Each chip is as large as its text.
// listgen:list(.collection, size: .automatic, spacing: 6, insets: 10)
struct Chips {
    var chips: [Chip]  // listgen:row(id: .value)
}

// listgen:list(.collection, height: 30)
struct Given {
    var chips: [Chip]  // listgen:row(id: .value)
}
