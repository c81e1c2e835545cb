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
              var nameLabel: UILabel!
              var tick: UILabel!

    func configure(with user: User) {
        nameLabel.text = "\(user.id)"
        tick.isHidden = true
    }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "nameLabel": return NibValue.pass(objects) { (value: UILabel) in self.nameLabel = value }; case "tick": return NibValue.pass(objects) { (value: UILabel) in self.tick = value }; default: return super.connectOutlet(name, to: objects) } } }

/// Connects one of the outlets that it inherits, and uses none of its own.
final class GuestCell: UserCell {
              var badge: UILabel!
              var seal: UILabel! = UILabel()
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "badge": return NibValue.pass(objects) { (value: UILabel) in self.badge = value }; case "seal": return NibValue.pass(objects) { (value: UILabel) in self.seal = value }; default: return super.connectOutlet(name, to: objects) } } }

/// Its nib connects a view that UIKit declares.
final class NameCell: UITableViewCell {
    func configure(with user: User) { textLabel?.text = "\(user.id)" }
}
