import UIKit

/// Rows of which there are equal ones, and rows that are always there.

// listgen:rows
enum Line: Hashable, Sendable {
    case text(String)  // listgen:row(id: .occurrence)
    case rule  // listgen:row(cell: RuleCell, id: .occurrence)
    case end  // listgen:row(cell: EndCell)
}

// listgen:section
struct Part: Sendable {
    let id: Int
    var lines: [Line]
    let rule = true  // listgen:row(cell: RuleCell)
}

// listgen:list(.table)
struct Receipt {
    let head = true  // listgen:row(cell: EndCell)
    var lines: [Line]
    let title = "Total"
    var parts: [Part]
    var notes: [[String]]  // listgen:row(cell: TextCell, id: .occurrence)
    let hidden: Bool = false  // listgen:row(cell: RuleCell)
}

// listgen:cell
final class TextCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
}

final class RuleCell: UITableViewCell {}
final class EndCell: UITableViewCell {}
