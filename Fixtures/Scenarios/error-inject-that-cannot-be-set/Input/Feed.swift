import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

@MainActor
protocol StoryCellDelegate: AnyObject {
    func share(_ story: Story)
}

struct FeedContext {
    weak var delegate: (any StoryCellDelegate)?
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    private weak var delegate: (any StoryCellDelegate)?  // listgen:inject

    func configure(with story: Story) { textLabel?.text = story.title }
}
