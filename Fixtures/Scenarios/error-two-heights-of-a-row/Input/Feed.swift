import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    // listgen:row(cell: LeadCell, when: { $0.id == 0 }, height: 80)
    // listgen:row(cell: StoryCell, height: 44)
    var stories: [Story]
}

final class LeadCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
