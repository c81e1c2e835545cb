import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    // listgen:section(header: DayHeader, empty: NothingCell)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class DayHeader: UITableViewHeaderFooterView {
    func configure(with day: Date) {}
}

final class NothingCell: UITableViewCell {
    func configure(with reason: Date) {}
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
