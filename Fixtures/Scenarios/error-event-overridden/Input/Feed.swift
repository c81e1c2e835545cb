import UIKit

struct Story: Equatable {
    var id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// Each row says by itself what the list says for all of them.
// listgen:list(.table, on: select)
struct Feed {
    var pinned: [Story]  // listgen:row(on: select(event))
    var stories: [Story]  // listgen:row(on: select)
}
