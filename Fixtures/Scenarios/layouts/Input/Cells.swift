import UIKit

// listgen:cell
final class AlbumCell: UICollectionViewCell {
    var title = ""

    func configure(with album: Album) { title = album.title }
}

// listgen:cell
final class TipCell: UICollectionViewListCell {
    var text = ""

    func configure(with tip: Tip) { text = tip.text }
}

final class LoaderCell: UICollectionViewCell {}

final class ChartHeader: UICollectionReusableView {
    var count = 0

    func configure(albums: [Album]) { count = albums.count }
}

final class CountFooter: UICollectionReusableView {
    var count = 0

    func configure(albums: [Album]) { count = albums.count }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(width: targetSize.width, height: 30)
    }
}
