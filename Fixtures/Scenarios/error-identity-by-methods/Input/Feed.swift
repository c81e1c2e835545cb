import UIKit

struct Story: Equatable {
    var title: String

    func identity() -> String { title }
    func other(_ value: Int) -> Int { value }
    private func secret() -> Int { 0 }
    func later() async -> Int { 0 }
    func nothing() {}
    func same(as story: Story) -> Int { 0 }
    func changes(from story: Story) -> Bool { true }
}

// listgen:list(.table)
struct Feed {
    var misspelt: [Story]  // listgen:row(cell: StoryCell, id: identiti)
    var taking: [Story]  // listgen:row(cell: StoryCell, id: other)
    var hidden: [Story]  // listgen:row(cell: StoryCell, id: secret)
    var waiting: [Story]  // listgen:row(cell: StoryCell, id: later)
    var silent: [Story]  // listgen:row(cell: StoryCell, id: nothing)
    var value: [Story]  // listgen:row(cell: StoryCell, id: .instance)
    var counted: [Story]  // listgen:row(cell: StoryCell, id: identity, content: same)
    var unlike: [Story]  // listgen:row(cell: StoryCell, id: identity, content: changes(of:))
    var items: [FeedItem]
}

// listgen:rows
enum FeedItem {
    case story(Story)  // listgen:row(id: .position)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}
