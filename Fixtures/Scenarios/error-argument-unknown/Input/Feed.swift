import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(.table, contxt: Story)
struct Feed {
    // listgen:row(cell: StoryCell, hight: 44)
    var stories: [Story]
    // listgen:row(cell: StoryCell, header: "Drafts")
    var drafts: [Story]
    // listgen:row(StoryCell)
    var pinned: Story
    var query: String  // listgen:ignore(because: "state")
}

// listgen:list(target: .table)
struct Drafts {
    var drafts: [Story]  // listgen:row(cell: StoryCell)
}
