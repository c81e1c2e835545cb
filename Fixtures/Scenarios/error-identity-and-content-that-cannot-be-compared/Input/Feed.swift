import UIKit

struct Key {
    let text: String
}

struct Story: Equatable {
    let id: Key
    var title: String

    static func == (a: Story, b: Story) -> Bool { a.id.text == b.id.text && a.title == b.title }
}

struct Comment {
    let id: Int
    var text: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var comments: [Comment]  // listgen:row(cell: CommentCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class CommentCell: UITableViewCell {
    func configure(with comment: Comment) { textLabel?.text = comment.text }
}
