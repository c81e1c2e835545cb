import UIKit

struct Story: Equatable {
    let id: Int
}

/// Taps are for the highlight alone.
// listgen:list(.table, deselects: true)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.collection, deselects: true, on: willDisplay)
struct Grid {
    var stories: [Story]  // listgen:row(cell: TileCell)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class TileCell: UICollectionViewCell {
    func configure(with story: Story) {}
}
