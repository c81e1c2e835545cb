import UIKit

// The context has a value for a parameter by which the cell may mean the row, or the section around it.

struct Post: Equatable {
    let id: Int
    var title: String
}

@MainActor final class ThreadContext {
    var title = ""
    var isMuted = false
    var chapter = Chapter(id: 0, posts: [])
}

// listgen:rows
enum Line: Equatable {
    case quote(Post, isWide: Bool)  // listgen:row(cell: QuoteCell, id: \.id)
}

// listgen:section
struct Chapter: Equatable {
    let id: Int
    var posts: [Post]  // listgen:row(cell: ChapterCell)
}

// listgen:section
enum Part: Equatable {
    case chapter(Chapter)
    case loading  // listgen:row(cell: LoadingCell)
}

// listgen:list(.table, context: ThreadContext)
struct Thread {
    var posts: [Post]  // listgen:row(cell: PostCell, height: PostCell.height(of:title:))
    var lines: [Line]
    var parts: [Part]
}

final class PostCell: UITableViewCell {
    // The title of the post, or of the thread?
    func configure(with post: Post, title: String) { textLabel?.text = title }
    static func height(of post: Post, title: String) -> CGFloat { title.isEmpty ? 40 : 60 }
}

final class QuoteCell: UITableViewCell {
    // The row says whether it is wide.
    func configure(with post: Post, isMuted: Bool) { textLabel?.isEnabled = !isMuted }
}

final class ChapterCell: UITableViewCell {
    // Rows of a section enum get the enum, and this is no chapter of theirs.
    func configure(with post: Post, chapter: Chapter) { textLabel?.text = "\(chapter.id): \(post.title)" }
}

final class LoadingCell: UITableViewCell {}
