import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, content: \.self)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var drafts: [Story]  // listgen:row(cell: StoryCell, content: [\.self, \.title])
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
