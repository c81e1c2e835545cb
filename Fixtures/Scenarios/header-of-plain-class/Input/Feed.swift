import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:section(header: UITableViewHeaderFooterView)
struct Shelf {
    let id: Int
    let name: String  // listgen:ignore
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// UIKit's own class has no method that fills it: the actions do.
// listgen:list(.table)
struct Shelves {
    var shelves: [Shelf]
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
