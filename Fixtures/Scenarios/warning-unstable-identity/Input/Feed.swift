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

protocol Fresh {}

extension Fresh {
    var id: String { UUID().uuidString }
}

struct Note: Equatable, Fresh { var title: String }

struct Tip: Hashable {
    var title: String
    func key() -> String { UUID().uuidString }
}

// listgen:section
struct Shelf {
    var id: UUID { UUID() }
    var memos: [Memo]  // listgen:row(id: \.title)
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var posts: [Post]
    var memos: [Memo]  // listgen:row(id: \.key)
    var links: [Link]
    var notes: [Note]
    var tips: [Tip]  // listgen:row(id: key)
    var hashed: [Tip]  // listgen:row(id: \.hashValue)
    var closed: [Tip]  // listgen:row(id: { _ in UUID() } as UUID)
    var shelves: [Shelf]
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

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.title }
}

// listgen:cell
final class TipCell: UITableViewCell {
    func configure(with tip: Tip) { textLabel?.text = tip.title }
}
