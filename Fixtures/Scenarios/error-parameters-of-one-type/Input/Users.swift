import UIKit

// Neither a label nor a name says which value goes to which parameter, and the order never does.

struct User: Equatable { let id: Int }
struct Session { var me: User; var other: User }

// listgen:rows
enum Line: Equatable {
    case talk(from: User, to: User)  // listgen:row(cell: TalkCell, id: \.id)
    case one(User, User)  // listgen:row(cell: OneCell, id: \.id)
}
final class TalkCell: UITableViewCell { func configure(a: User, b: User) {} }
final class OneCell: UITableViewCell { func configure(with user: User) {} }
final class UserCell: UITableViewCell { func configure(left: User, right: User) {} }

// listgen:list(.table, context: Session)
struct Users {
    var users: [User]  // listgen:row(cell: UserCell)
    var lines: [Line]
}
