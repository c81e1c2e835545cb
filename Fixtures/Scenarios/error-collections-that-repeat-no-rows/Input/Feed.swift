import UIKit

struct Story: Hashable {
    let id: Int
}

enum Item: Equatable {
    case story(Story)
    case loader
}

// listgen:list(.table)
struct Feed {
    var top: [[Story]]?
    var gaps: [Story?]
    var kept: Set<Story>
    var days: [Int: Story]
    var items: [Item]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
