import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, rowType: "Entry", rowIDType: "Entry")
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
