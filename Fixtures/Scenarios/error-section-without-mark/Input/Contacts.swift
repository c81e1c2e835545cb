import UIKit

struct Contact: Equatable {
    let id: Int
    var name: String
    var numbers: [String]
}

// listgen:rows
enum Line: Equatable {
    case hint  // listgen:row(cell: HintCell)
    case contact(Contact)
}

// Each holds rows, so each may be a section that lacks its mark.
struct ContactGroup {
    let id: Int
    var members: [Contact]
}

struct Favourites {
    var lines: [Line]
}

// No cell shows what these hold.
struct Statistics {
    var counts: [Int]
    var newest: Contact
}

// listgen:list(.table)
struct Contacts {
    var favourites: Favourites
    var groups: [ContactGroup]
    var statistics: [Statistics]
    var last: ContactGroup?
}

// listgen:cell
final class ContactCell: UITableViewCell {
    func configure(with contact: Contact) { textLabel?.text = contact.name }
}

final class HintCell: UITableViewCell {}
