import Kit
import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(does: StoryAction, trailingSwipe: [.share])
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
