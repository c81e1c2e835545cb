import UIKit

struct Contact: Equatable {
    let id: Int
    var name: String
}

final class Store {
    var usesIndex = true
}

// listgen:section(id: \.id, header: \.id, indexTitle: \.id)
struct Initial: Equatable {
    let id: String
    var contacts: [Contact]
}

// listgen:section(indexTitle: "!")
enum Status: Equatable {
    case numbers([Int])  // listgen:row(cell: NumberCell, id: .value)
    // listgen:section(indexTitle: "?")
    case nothing  // listgen:row(cell: EmptyCell)
}

// listgen:list(.table, context: Store)
struct Contacts {
    // listgen:section(indexTitle: { _, store in store.usesIndex ? "★" : nil })
    var favourites: [Contact]
    var initials: [Initial]
    // listgen:section(indexTitle: Contacts.title(of:))
    var others: [[Contact]]
    var plain: [Contact]
    var status: Status

    static func title(of contacts: [Contact]) -> String { String(contacts.count) }
}

// listgen:cell
final class ContactCell: UITableViewCell {
    func configure(with contact: Contact) { textLabel?.text = contact.name }
}

final class NumberCell: UITableViewCell {
    func configure(with number: Int) { tag = number }
}

final class EmptyCell: UITableViewCell {}
