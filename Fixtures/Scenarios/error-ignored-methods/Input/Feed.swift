import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table, on: select)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class FeedController: UIViewController, Feed.Actions {
    func select(_ row: Feed.Row) {}

    // listgen:ignore
    func reload() {}
}
