import UIKit

struct Story: Equatable {
    let id: Int
    let title: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell = StoryCell)
    var open: [Story]  // listgen:row(cell: StoryCell, height: { 44)
    var recent: [Story]  // listgen:row(cell: StoryCell, content: \.id, \.title)
    // listgen:section(header: “Stories”)
    var more: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
