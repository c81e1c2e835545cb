import UIKit

// listgen:list(.collection)
struct Wall {
    // listgen:header(contentConfiguration: title("\(section.count) tiles"))
    // listgen:footer(view: TileFooter, contentConfiguration: { tiles in title("of \(tiles.count)") })
    var tiles: [Story]
}

// listgen:cell
final class TileCell: UICollectionViewCell {
    func configure(with story: Story) { tag = story.id }
}

final class TileFooter: UICollectionViewListCell {}
