import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:cell
struct Feed {
    var stories: [Story]
}

// listgen:rows
enum Item {
    // listgen:ignore
    case story(Story)  // listgen:row(cell: StoryCell)
}

struct Unmarked {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}
