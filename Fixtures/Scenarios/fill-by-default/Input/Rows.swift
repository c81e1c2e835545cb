import UIKit

struct Person: Hashable {
    let id: Int
    var name: String
}

final class PersonCell: UITableViewCell {
    func configure(with person: Person) { textLabel?.text = person.name }
}

final class PlainCell: UITableViewCell {}

// listgen:rows(configure: { cell, entry in cell.textLabel?.text = "\(entry)" })
enum Entry: Hashable {
    case person(Person)  // listgen:row(cell: PersonCell)
    case note(String)  // listgen:row(id: .value)
    case divider
}

// listgen:list(.table, cell: PlainCell, configure: Directory.fill)
struct Directory {
    var entries: [Entry]
    // listgen:section(header: "Guests", cell: UITableViewCell, configure: cell.tag = row.id)
    var guests: [Person]
    // listgen:section(empty: EmptyCell)
    var friends: [Person]

    @MainActor static func fill(_ cell: UITableViewCell, person: Person, row: Row) {
        cell.textLabel?.text = person.name
    }
}

final class EmptyCell: UITableViewCell {}
