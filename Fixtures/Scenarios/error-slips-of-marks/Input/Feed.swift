import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell = StoryCell)
    var open: [Story]  // listgen:row(cell: StoryCell, height: { 44)
    // listgen:section(header: “Stories”)
    var more: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
