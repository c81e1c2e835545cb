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
    // listgen:row(cell: StoryCell), height: 44
    var stories: [Story]
    // listgen:row(cell: StoryCell) section(header: "Drafts")
    var drafts: [Story]
    var query: String  // listgen:ignore   state that is no row
}
