import UIKit

struct Comment: Equatable {
    let id: Int
    var text: String
}

struct Photo: Equatable {
    let id: Int
}

// listgen:cell
final class CommentCell: UITableViewCell {
    func configure(with comment: Comment) {}
}

// listgen:cell
final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) {}
}

final class LoaderCell: UITableViewCell {}

@MainActor final class Server {
    func next() -> [Comment] { [] }
}

@MainActor final class PostController: Post.Actions {
    let server = Server()
    var table: Post.Table?
    var opened: [Int] = []

    func select(photo: Photo) {}
}

//: ComingFrom 1
//: ComingFrom 2
