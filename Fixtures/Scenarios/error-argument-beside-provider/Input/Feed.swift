import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:rows(provider: .table, on: select)
enum FeedItem {
    case story(Story)  // listgen:row(cell: StoryCell, height: 44)
    case loader  // listgen:row(cell: LoaderCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class LoaderCell: UITableViewCell {}
