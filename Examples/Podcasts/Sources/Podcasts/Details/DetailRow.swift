import Foundation

// listgen:rows
/// What the page of an episode is made of, in any order. Two of them may be alike.
enum DetailRow: Equatable {
    case heading(String)  // listgen:row(cell: HeadingCell)
    case text(String)  // listgen:row(cell: UITableViewCell, configure: cell.textLabel?.text = row)
    case chapter(Chapter)  // listgen:row(cell: UITableViewCell, style: .value1, configure: fill, on: select)
    case line  // listgen:row(cell: LineCell, height: 1)
}
