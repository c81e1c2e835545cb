import UIKit

struct User: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Users {
    var users: [User]  // listgen:row(cell: UserCell, prototype: "login")
    var guests: [User]  // listgen:row(cell: GuestCell, prototype: "guest")
    var names: [User]  // listgen:row(cell: NameCell)
}

/// The prototype `pick`, which another list shows, connects `tick`.
class UserCell: UITableViewCell {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var tick: UILabel!

    func configure(with user: User) {
        nameLabel.text = "\(user.id)"
        tick.isHidden = true
    }
}

/// Connects one of the outlets that it inherits, and uses none of its own.
final class GuestCell: UserCell {
    @IBOutlet var badge: UILabel!
    @IBOutlet var seal: UILabel! = UILabel()
}

/// Its nib connects a view that UIKit declares.
final class NameCell: UITableViewCell {
    func configure(with user: User) { textLabel?.text = "\(user.id)" }
}
