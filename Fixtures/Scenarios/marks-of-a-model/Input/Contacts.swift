import UIKit

// listgen:row(cell: ContactCell, id: \.email, content: [\.name], height: 48)
struct Contact {
    let email: String
    var name: String
}

// listgen:row(cell: LinkCell, id: .value)
typealias Link = URL

// listgen:list(.table)
struct Contacts {
    var contacts: [Contact]
    var links: [Link]
}

final class ContactCell: UITableViewCell {
    func configure(with contact: Contact) { textLabel?.text = contact.name }
}

final class LinkCell: UITableViewCell {
    func configure(with link: Link) { textLabel?.text = link.absoluteString }
}
