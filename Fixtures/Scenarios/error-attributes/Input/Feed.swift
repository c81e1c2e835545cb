import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    // listgen:row(cell: StoryCell)
    @available(iOS 17, *)
    var tips: [Story] { [] }
    @available(*, deprecated, message: "use stories")
    var old: [Story]  // listgen:row(cell: StoryCell)
    @MainActor
    var shown: [Story]  // listgen:row(cell: StoryCell)
    @available(*, deprecated)
    var query: String  // listgen:ignore
    var items: [Item]
}

// listgen:rows
enum Item {
    case story(Story)  // listgen:row(cell: StoryCell)
    @available(iOS 17, *)
    case more  // listgen:row(cell: StoryCell)
}

// listgen:list(.table)
@MainActor
struct Inbox {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = String(story.id) }
}
