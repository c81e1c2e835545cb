import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

enum Mode { case compact, full }

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    static func height(for story: Story, mode: Mode) -> CGFloat { mode == .full ? 80 : 44 }

    func configure(with story: Story) { textLabel?.text = story.title }
}
