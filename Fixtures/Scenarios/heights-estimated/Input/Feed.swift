import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
    var expectedHeight: CGFloat
}

// listgen:rows(estimatedHeight: 30)
enum FeedItem {
    case story(Story)  // listgen:row(cell: StoryCell, height: .automatic, estimatedHeight: \.expectedHeight)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:section(header: "Group", footer: \.hint, headerHeight: 28, footerHeight: 12, height: .automatic,
//     estimatedHeight: 60)
struct StoryGroup {
    let id: Int
    var hint: String  // listgen:ignore
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.table, height: .automatic, estimatedHeight: 80)
struct Feed {
    var lead: Story  // listgen:row(cell: StoryCell)
    var items: [FeedItem]
    // listgen:section(header: "Stories", footer: "The end", footerHeight: .automatic, keepsHeader: true)
    var stories: [Story]  // listgen:row(cell: StoryCell)
    // listgen:row(cell: StoryCell, height: .automatic, estimatedHeight: { story in story.expectedHeight + 8 })
    var more: [Story]
    var groups: [StoryGroup]
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class LoaderCell: UITableViewCell {}
