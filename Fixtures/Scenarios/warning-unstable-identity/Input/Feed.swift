import UIKit

struct Story: Equatable, Identifiable {
    let id = UUID()
    var title: String
}

struct Post: Equatable, Identifiable {
    var id: UUID { UUID() }
    var title: String
}

struct Memo: Equatable {
    var title: String
    var key: Int {
        title.hashValue
    }
}

struct Link: Equatable, Identifiable {
    var id: UUID? { UUID(uuidString: text) }
    var text: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var posts: [Post]
    var memos: [Memo]  // listgen:row(id: \.key)
    var links: [Link]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:cell
final class PostCell: UITableViewCell {
    func configure(with post: Post) { textLabel?.text = post.title }
}

// listgen:cell
final class MemoCell: UITableViewCell {
    func configure(with memo: Memo) { textLabel?.text = memo.title }
}

// listgen:cell
final class LinkCell: UITableViewCell {
    func configure(with link: Link) { textLabel?.text = link.text }
}
