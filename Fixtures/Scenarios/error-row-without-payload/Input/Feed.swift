import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:rows
enum FeedItem {
    case story(Story)  // listgen:row(cell: StoryCell)
    case loader  // listgen:row(cell: LoaderCell, id: \.id)
    case end  // listgen:row(cell: LoaderCell, id: .value)
}

// listgen:list(.table)
struct Feed {
    var items: [FeedItem]
    var isLoading: Bool  // listgen:row(cell: LoaderCell, content: [\.title])
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class LoaderCell: UITableViewCell {}
