import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:row(height: 44)
struct Tip: Equatable {
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

// listgen:cell
final class TipCell: UITableViewCell {
    func configure(with tip: Tip) {}
}
