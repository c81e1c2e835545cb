import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var lead: Story  // listgen:row(cell: LeadCell)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:cell(reuse: "story")
final class LeadCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:cell(reuse: "story")
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
