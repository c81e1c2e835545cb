import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table, height: -5)
struct Negative {
    // listgen:section(header: "Stories", headerHeight: -1)
    var stories: [Story]  // listgen:row(cell: StoryCell, estimatedHeight: -0.5)
}

// listgen:list(.table)
struct Typed {
    var stories: [Story]  // listgen:row(cell: StoryCell, id: \.id as String)
    var others: [Story]  // listgen:row(cell: StoryCell, id: \.id as Int?)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
