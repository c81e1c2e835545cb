import UIKit

struct Story {
    let id: Int
    var title: String
    var isRead: Bool
}

extension Story: Equatable {
    static func == (lhs: Story, rhs: Story) -> Bool { lhs.id == rhs.id }
}

// listgen:list(.table)
struct Stories {
    var stories: [Story]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
