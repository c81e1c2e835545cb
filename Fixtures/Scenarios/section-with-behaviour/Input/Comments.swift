import UIKit

struct Comment: Equatable {
    let id: Int
    var text: String
}

/// State and behaviour of one section, for every list that has it.
// listgen:section(header: "Comments")
struct Comments {
    var comments: [Comment]  // listgen:row(on: select)
    var hasMore: Bool  // listgen:row(cell: LoaderCell, on: willDisplay)

    mutating func add(_ page: [Comment]) {
        comments += page
        hasMore = !page.isEmpty
    }
}

// listgen:cell
final class CommentCell: UITableViewCell {
    func configure(with comment: Comment) { textLabel?.text = comment.text }
}

final class LoaderCell: UITableViewCell {}

extension PostController {
    func select(comments: Comment) { opened.append(comments.id) }
    func willDisplayHasMore() { table?.update { $0.comments.add(server.next()) } }
}
