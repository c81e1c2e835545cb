import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(.table, delegate: .mine, deselects: false, height: 44)
struct Feed {
    // listgen:row(cell: StoryCell)
    var stories: [Story]
}

// listgen:rows(context: Story)
enum Item {
    case story(Story)  // listgen:row(cell: StoryCell)
}
