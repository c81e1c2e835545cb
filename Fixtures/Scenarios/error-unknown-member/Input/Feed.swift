import UIKit

struct Author: Equatable {
    var name: String
}

struct Story: Equatable {
    let id: Int
    var author: Author
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell, id: \.idd)
    var more: [Story]  // listgen:row(cell: StoryCell, id: \.author.nickname)
    var foreign: [SDKStory]  // listgen:row(cell: SDKCell, id: \.ident, content: .always)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class SDKCell: UITableViewCell {
    func configure(with story: SDKStory) {}
}
