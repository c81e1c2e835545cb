import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

struct FeedContext {
    var gap: CGFloat
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    // listgen:section(headerHeight: 16, footerHeight: 0)
    var pinned: [Story]  // listgen:row(cell: StoryCell)
    // listgen:section(headerHeight: { _, context in context.gap }, keepsHeader: true)
    var stories: [Story]  // listgen:row(cell: StoryCell)
    // listgen:section(header: "Older", headerHeight: 0)
    var older: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
