import UIKit

struct Story: Equatable {
    let id: Int
}

final class FeedController: UIViewController {}

// listgen:list(.table, context: .weak(FeedController.self), cells: [StoryCell.self])
struct Feed {
    // listgen:section(header: FeedHeader.self)
    var stories: [Story]  // listgen:row(cell: StoryCell.self)
}

// listgen:list(.table, context: .weak(FeedController?))
struct Drafts {
    var any: [Story]  // listgen:row(cell: Any)
    var void: [Story]  // listgen:row(cell: Void)
    var optional: [Story]  // listgen:row(cell: StoryCell?)
    var metatype: [Story]  // listgen:row(cell: StoryCell.Type)
    var color: [Story]  // listgen:row(cell: UIColor)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class FeedHeader: UITableViewHeaderFooterView {}
