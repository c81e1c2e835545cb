import UIKit

struct Story: Equatable {
    let id: Int
}

// Nothing takes taps, so none deselects a row.
// listgen:list(.table, deselects: false)
struct Feed {
    // listgen:header(view: FeedHeader, bundle: .main)
    var stories: [Story]  // listgen:row(cell: StoryCell, bundle: .main)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class FeedHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) {}
}
