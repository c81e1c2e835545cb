import UIKit

struct Contact: Equatable {
    let id: Int
    var name: String
}

// listgen:section
struct Favourites {
    let id: Int
    var contacts: [Contact]
}

// listgen:section
struct Letter {
    let id: String
    var contacts: [Contact]
    var favourites: Favourites
}

// listgen:list(.table)
struct Contacts {
    var pinned: Favourites?
    var letters: [Letter]
}

// listgen:cell
final class ContactCell: UITableViewCell {
    func configure(with contact: Contact) { textLabel?.text = contact.name }
}
