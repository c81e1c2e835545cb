import UIKit

struct Photo: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Post {
    var photo: Photo  // listgen:row(on: select)
    var comments: Comments
}

// listgen:cell
final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) { textLabel?.text = photo.title }
}

final class PostController: UIViewController, Post.Actions {
    let server: Server
    var table: Post.Table?
    var opened: [Int] = []

    init(server: Server) {
        self.server = server
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func select(photo: Photo) { opened.append(photo.id) }
}

final class Server {
    var pages: [[Comment]] = []

    func next() -> [Comment] { pages.isEmpty ? [] : pages.removeFirst() }
}
