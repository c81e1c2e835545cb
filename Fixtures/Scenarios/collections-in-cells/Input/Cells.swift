import UIKit

/// Goes from the right where the app is read from there.
final class ShelfLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
func shelfView() -> UICollectionView {
    let layout = ShelfLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
}

final class NameCell: UITableViewCell {
    func configure(with name: String) { textLabel?.text = name }
}

final class ShelfCell: UITableViewCell {
    let albums: UICollectionView = shelfView()  // listgen:nested

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(albums)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        albums.frame = contentView.bounds
    }
}

final class ShelfItem: UICollectionViewCell {
    let albums: UICollectionView = shelfView()  // listgen:nested

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(albums)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        albums.frame = contentView.bounds
    }
}

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    var text = ""

    func configure(with album: Album, theme: Theme) { text = "\(album.title) \(theme.name)" }
}
