import UIKit

struct Story: Equatable {
    let id: Int
}

struct FeedContext {
    var isCompact: Bool
}

final class FeedHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story], context: FeedContext) {}
}

// listgen:list(.table, context: FeedContxt, cells: [StoryCel, ForeignCell])
struct Feed {
    // listgen:section(header: FeedHeadr, footer: SDK.FeedHeadr)
    var stories: [Story]
}

// listgen:list(.table, context: Screen.Contxt, cells: [StoryCell])
struct Inbox {
    // listgen:section(header: FeedHeader)
    // listgen:row(cell: StoryCell)
    var stories: [Story]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = String(story.id) }
}
