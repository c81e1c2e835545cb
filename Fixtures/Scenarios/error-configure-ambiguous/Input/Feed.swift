import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var covers: [Story]  // listgen:row(cell: CoverCell)
    var teasers: [Story]  // listgen:row(cell: TeaserCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
    func configure(for story: Story) { textLabel?.text = story.title.uppercased() }
}

// No platform has both.
final class CoverCell: UITableViewCell {
    #if os(tvOS)
    func configure(with story: Story, at path: IndexPath) { textLabel?.text = "\(path.row): \(story.title)" }
    #else
    func configure(with story: Story) { textLabel?.text = story.title }
    #endif
}

final class TeaserCell: UITableViewCell {
    // listgen:configure
    func show(_ story: Story) { textLabel?.text = story.title }
    // listgen:configure
    func tease(_ story: Story) { textLabel?.text = "…" }
}
