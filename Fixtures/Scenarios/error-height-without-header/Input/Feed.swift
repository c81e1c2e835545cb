import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    // listgen:section(footer: "The end", headerHeight: .automatic)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// The app keeps the delegate, which is asked for heights.
// listgen:list(.table, delegate: .mine, on: [select, tableView(_:heightForHeaderInSection:)])
struct Digest {
    // listgen:section(header: "Today", headerHeight: 28, footerHeight: 8)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
