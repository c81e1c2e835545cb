import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:rows
enum FeedItem {
    case story(Story)  // listgen:row(cell: StoryCell)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:section
struct StoryGroup {
    let id: Int
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class LoaderCell: UITableViewCell {}
