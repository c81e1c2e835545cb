import UIKit

struct Story: Equatable {
    let id: Int
}

struct Story: Equatable {
    let id: String
}

#if DEBUG
struct Draft: Equatable {
    let id: Int
}
#else
struct Draft: Equatable {
    let id: String
}
#endif

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var drafts: [Draft]  // listgen:row(cell: DraftCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "story" }
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) { textLabel?.text = "draft" }
}
