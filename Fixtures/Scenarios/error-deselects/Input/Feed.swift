import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table, deselects: true, on: tableView(_:didSelectRowAt:))
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.table, deselects: true, on: deselect)
struct Choice {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
