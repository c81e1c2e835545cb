import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(.table)
struct Feed {
    // listgen:secton(header: "Stories")
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var drafts: [Story]  // listgen:rwo(cell: StoryCell)
    // listgen:paragraph
    var pinned: Story
}
