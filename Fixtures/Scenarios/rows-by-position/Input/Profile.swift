import UIKit

struct Field: Equatable {
    var title: String
    var value: String
}

// No case has an identity of its own: a list that is always in the same order needs none.
// listgen:rows
enum ProfileItem {
    case headline(String)  // listgen:row(cell: UITableViewCell, reuse: "headline", configure: { $0.textLabel?.text = $1 })
    case field(Field)  // listgen:row(cell: FieldCell)
    case group(GroupItem)
    case space  // listgen:row(cell: SpaceCell)
}

// listgen:rows
enum GroupItem {
    case toggle(Bool)  // listgen:row(cell: ToggleCell)
    case line(title: String, value: String)  // listgen:row(cell: LineCell)
}

// listgen:list(.table)
struct Profile {
    // listgen:row(id: .position)
    var items: [ProfileItem]
    // listgen:row(id: .position)
    var others: [GroupItem]
}

// listgen:list(.table)
struct Form {
    var items: [ProfileItem]  // listgen:row(id: .position, on: select)
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) { textLabel?.text = "\(field.title): \(field.value)" }
}

final class SpaceCell: UITableViewCell {}

final class ToggleCell: UITableViewCell {
    func configure(isOn: Bool) { textLabel?.text = isOn ? "on" : "off" }
}

final class LineCell: UITableViewCell {
    func configure(title: String, value: String) { textLabel?.text = "\(title) \(value)" }
}
