import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
