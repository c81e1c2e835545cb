import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table, on: [select, tableView(_:willBeginEditingRowAt:)])
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
