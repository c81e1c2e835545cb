import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

enum Mode { case compact, full }

// listgen:list(.table)
struct Feed {
    var lead: Story  // listgen:row(cell: LeadCell)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class LeadCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }

    // listgen:on(select)
    func open() {}

    // listgen:on(select)
    func highlight() {}
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }

    // listgen:on(select)
    func open(_ story: Story, mode: Mode) {}

    // listgen:on(willDisplay)
    private func load() {}
}
