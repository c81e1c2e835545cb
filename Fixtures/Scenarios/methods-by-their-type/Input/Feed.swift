import UIKit

struct Story: Equatable {
    let id: Int
}

final class FeedContext {
    func height(_ story: Story) -> CGFloat { 44 }
    func isWide(_ story: Story) -> Bool { story.id > 1 }
    func fill(_ cell: StoryCell, _ story: Story) {}
}

final class StoryCell: UITableViewCell {
    static func height(_ story: Story) -> CGFloat { 44 }
    static func fill(_ cell: StoryCell, _ story: Story) {}
    func configure(with story: Story) {}
}

final class WideCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    // listgen:row(cell: WideCell, when: context.isWide)
    // listgen:row(cell: StoryCell, height: context.height)
    var stories: [Story]
    var others: [Story]  // listgen:row(cell: StoryCell, height: StoryCell.height, configure: StoryCell.fill)
    var more: [Story]  // listgen:row(cell: StoryCell, configure: context.fill)
}
