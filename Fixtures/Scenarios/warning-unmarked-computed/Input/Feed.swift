import UIKit

struct Story: Equatable {
    let id: Int
    var isRead: Bool
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var count: Int { stories.count }
    var unread: [Story] { stories.filter { !$0.isRead } }
    var first: Story? { stories.first }
    var groups: [Group] { [Group(stories: stories)] }
    var pairs: [[Story]] { [stories] }
    var read: [Story] { stories.filter(\.isRead) }  // listgen:ignore
    var marked: [Group] { [] }  // listgen:section
    private var hidden: [Story] { [] }
}

// listgen:section(id: .position)
struct Group {
    var stories: [Story]
    var last: Story? { stories.last }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
