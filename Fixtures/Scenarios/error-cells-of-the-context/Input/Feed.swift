import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
}

class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

struct FeedContext {
    var storyCell: StoryCell.Type = StoryCell.self
    var button: UIButton.Type = UIButton.self
    var maybe: StoryCell.Type?
    var made = StoryCell()
    var head = UITableViewHeaderFooterView.self
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    var stories: [Story]  // listgen:row(cell: .class(\.made))
    var buttons: [Story]  // listgen:row(cell: .class(\.button))
    var maybe: [Story]  // listgen:row(cell: .class(\.maybe))
    var wide: [Story]  // listgen:row(cell: .class(\.storyCell), reuse: "wide")
    var near: [Story]  // listgen:row(cell: .class(\.storyCel))
    // listgen:section(header: .class(\.storyCell))
    // listgen:footer(view: .class(\.head), reuse: "head")
    var headed: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.table)
struct Bare {
    var stories: [Story]  // listgen:row(cell: .class(\.storyCell))
}

// listgen:list(.collection, context: FeedContext)
struct Tiles {
    var stories: [Story]  // listgen:row(cell: .class(\.storyCell))
}

// listgen:rows(provider: .table, context: FeedContext)
enum Item: Hashable {
    case story(Int)  // listgen:row(cell: .class(\.storyCell))
}
