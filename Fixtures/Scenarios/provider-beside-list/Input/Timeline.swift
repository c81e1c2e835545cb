import UIKit

struct Post: Equatable {
    let id: String
    var text: String
}

// listgen:rows(provider: .table)
enum TimelineItem: Equatable {
    case post(Post)  // listgen:row(cell: PostCell)
    case loader      // listgen:row(cell: LoaderCell)
}

// listgen:list(.table)
struct Timeline {
    var items: [TimelineItem]
}

final class PostCell: UITableViewCell {
    func configure(with post: Post) { textLabel?.text = post.text }
}

final class LoaderCell: UITableViewCell {}
