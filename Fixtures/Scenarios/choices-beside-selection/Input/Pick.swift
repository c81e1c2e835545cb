import UIKit

// Rows that a tap chooses, in a list of which several other rows are selected.

struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
}

final class PersonCell: UITableViewCell {
    func configure(with person: Person) { textLabel?.text = person.name }
}

// listgen:list(.table, selection: .multiple, on: selectionChange)
struct Pick {
    var people: [Person]  // listgen:row(cell: PersonCell)
    var orders: [Person]  // listgen:row(cell: PersonCell, choice: \.order)
    var order: Int?  // listgen:ignore
}
