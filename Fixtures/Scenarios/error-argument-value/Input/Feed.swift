import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(.tabel, actions: protocol)
struct Feed {
    // listgen:row(cell: "StoryCell", height: "44")
    var stories: [Story]
    // listgen:row(cell: StoryCell, id: id, content: .equatible, on: [selct, tap])
    var drafts: [Story]
    // listgen:section(header: "Pinned", keepsHeader: yes)
    // listgen:row(cell:, name: "the pinned one")
    var pinned: Story
    // listgen:row(cell: StoryCell, configure: .none)
    var last: Story
}
