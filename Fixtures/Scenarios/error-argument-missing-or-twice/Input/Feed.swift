import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(actions: .closures)
struct Feed {
    // listgen:row(cell: StoryCell, height: 44, height: 60)
    var stories: [Story]
    // listgen:row(cell: StoryCell height: 44)
    var drafts: [Story]
}
