import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories = Story.samples
    var pinned: [Story]  // listgen:row(cell: StoryCell)
}

extension Story {
    static let samples = [Story(id: 1, title: "One")]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
