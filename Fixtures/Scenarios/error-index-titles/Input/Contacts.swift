import UIKit

// listgen:list(.table, on: [sectionIndexTitles, tableView(_:sectionForSectionIndexTitle:at:)])
struct Contacts {
    // listgen:section(indexTitle: { contacts, context, third in "A" })
    var contacts: [String]  // listgen:row(cell: NameCell, id: .value)
    // listgen:section(indexTitle: true)
    var others: [String]  // listgen:row(cell: NameCell, id: .value)
    // listgen:section(indexTitle: \.firstt)
    var group: Group
}

// listgen:section
struct Group {
    var first: String  // listgen:ignore
    var names: [String]  // listgen:row(cell: NameCell, id: .value)
}

final class NameCell: UITableViewCell {
    func configure(with name: String) {}
}
