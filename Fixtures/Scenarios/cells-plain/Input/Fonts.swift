import UIKit

// listgen:rows(provider: .table, cell: UITableViewCell, style: .value2)
enum FontRow {
    case size(Int)  // listgen:row(configure: cell.textLabel?.text = "\(row)")
    case sample(Person)  // listgen:row(contentConfiguration: { person in PersonContent(name: person.name) })
}
