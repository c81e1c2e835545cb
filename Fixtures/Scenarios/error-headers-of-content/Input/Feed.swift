import UIKit

struct Story: Hashable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    // listgen:header(contentConfiguration: title(for:), configure: fill)
    var filledTwice: [Story]
    // listgen:header(contentConfiguration: title(for:), nib: "Header")
    var ofNib: [Story]
    // listgen:footer(height: 20)
    var ofNothing: [Story]
    // listgen:footer(contentConfiguration: nothing(for:))
    var ofAnother: [Story]
    // listgen:footer(view: .view({ _ in nil }), contentConfiguration: title(for:))
    var ofAView: [Story]
}

func title(for stories: [Story]) -> UIListContentConfiguration { .groupedHeader() }
func nothing(for stories: [Story]) {}
func fill(_ view: UITableViewHeaderFooterView) {}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:list(.collection)
struct Wall {
    // listgen:header(view: TileHeader, contentConfiguration: title(for:))
    // listgen:footer(view: UICollectionReusableView, contentConfiguration: title(for:))
    var tiles: [Story]  // listgen:row(cell: UICollectionViewCell)
}

final class TileHeader: UICollectionReusableView {}
