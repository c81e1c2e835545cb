import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
    var isLead: Bool
}

// listgen:list(.table)
struct Feed {
    // listgen:row(cell: LeadCell, when: \.isLead, configure: { cell, story in cell.show(story) })
    // listgen:row(cell: StoryCell)
    var stories: [Story]
    // listgen:row(cell: LeadCell, when: \.isLead, configure: { cell, story in cell.show(story) })
    var more: [Story]
}

final class LeadCell: UITableViewCell {
    func show(_ story: Story) { textLabel?.text = story.title.uppercased() }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
