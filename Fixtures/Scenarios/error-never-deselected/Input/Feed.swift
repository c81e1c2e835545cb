import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell, on: [select, deselect])
}

// listgen:list(.table, deselects: false)
struct Choice {
    var stories: [Story]  // listgen:row(cell: StoryCell, on: [select, deselect])
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// Without `select` the table is not told of taps, and deselects nothing.
// listgen:list(.table)
struct Picker {
    var stories: [Story]  // listgen:row(cell: StoryCell, on: deselect)
}

// listgen:list(.table, deselects: no)
struct Slip {
    var stories: [Story]  // listgen:row(cell: StoryCell, on: [select, deselect])
}
