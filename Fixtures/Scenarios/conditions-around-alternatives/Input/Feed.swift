import UIKit

struct Story: Equatable {
    let id: Int
}

#if FLAG
// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}
#else
// listgen:list(.table, on: select)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var more: [Story]  // listgen:row(cell: MoreCell)
}
#endif

// listgen:list(.table)
struct Archive {
    // listgen:header(view: ArchiveHeader)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

#if FLAG
// listgen:list(.table)
struct Drafts {
    var drafts: [Story]  // listgen:row(cell: StoryCell)
}
#endif
#if !FLAG
// listgen:list(.table)
struct Drafts {
    var drafts: [Story]  // listgen:row(cell: StoryCell)
    var others: [Story]  // listgen:row(cell: StoryCell)
}
#endif

#if FLAG
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}
#elseif os(iOS)
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "iOS \(story.id)" }
}
#else
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "other \(story.id)" }
}
#endif

#if !FLAG
final class MoreCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "more \(story.id)" }
}
#endif

#if FLAG
final class ArchiveHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) { textLabel?.text = "\(stories.count)" }
}
#endif
#if !FLAG
final class ArchiveHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) { textLabel?.text = "\(stories.count) stories" }
}
#endif
