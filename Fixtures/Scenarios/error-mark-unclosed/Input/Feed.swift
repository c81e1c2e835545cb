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
    // listgen:row(cell: StoryCell
    var stories: [Story]
    // listgen:row(cell: StoryCell, content: [\.title, \.isDraft)
    var drafts: [Story]
    // listgen:section(header: "Pinned)
    // listgen:row(cell: StoryCell)
    var pinned: [Story]
}
