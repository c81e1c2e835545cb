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
    // listgen:section(header: "Stories")
    // listgen:section(footer: "More tomorrow")
    // listgen:row(cell: StoryCell)
    var stories: [Story]
    // listgen:row(cell: StoryCell)
    // listgen:row(cell: StoryCell, when: \.isDraft)
    var drafts: [Story]
    // listgen:ignore
    var pinned: Story  // listgen:row(cell: StoryCell)
}
