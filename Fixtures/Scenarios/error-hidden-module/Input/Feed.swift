import UIKit

/// The app's `Bool` hides Swift's, and what is called `Swift` keeps it from being written in full.
enum Swift {}

enum Bool {}

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
