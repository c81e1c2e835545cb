import UIKit

// listgen:rows
enum AgendaItem: Equatable {
    // listgen:row(cell: UITableViewCell, id: \.title, configure: cell.textLabel?.text = "\(title), \(count)")
    case heading(title: String, count: Int)
    // listgen:row(cell: UITableViewCell, id: .value, configure: cell.tag = list.applied.items.count)
    case note(String)
}

// listgen:list(.table)
struct Agenda {
    var items: [AgendaItem]
}
