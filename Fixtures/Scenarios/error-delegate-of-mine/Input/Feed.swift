import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, delegate: .mine)
struct Feed {
    // listgen:section(header: StoriesHeader)
    var stories: [Story]  // listgen:row(cell: StoryCell, height: 44, on: select)
}

final class StoriesHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) { textLabel?.text = "\(stories.count)" }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
