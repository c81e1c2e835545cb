import UIKit

struct Story: Equatable, Hashable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:list(.table)
struct Feed {
    var optional: [[Story]]?
    var optionals: [Story?]
    var nested: [[Story]]
    var set: Set<Story>
    var byKey: [String: Story]
    var grouped: [String: [Story]]
    var pair: (Story, Story)
    var make: () -> Story
    // listgen:section(header: Chapter, footer: SharedFooterView)
    var rest: [Story]
    // listgen:section(header: All stories)
    var stories: [Story]
}
