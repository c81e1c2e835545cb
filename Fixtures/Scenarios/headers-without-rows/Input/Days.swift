import UIKit

struct Entry: Hashable {
    let id: Int
}

// listgen:list(.table)
struct Days {
    // listgen:section(header: "Today", footer: { "\($0.count) entries" }, keepsHeader: true)
    var today: [Entry]  // listgen:row(cell: EntryCell)
    var divider: Divider
    var days: [Day]
    var places: [Place]
    var end: End
}

/// A section that is a header alone.
// listgen:section(header: \.title)
struct Divider {
    var title: String
}

// listgen:section(id: \.name, header: DayHeader, keepsHeader: true)
struct Day {
    let name: String
    var entries: [Entry]  // listgen:row(cell: EntryCell)
}

/// Many of those, with a space below.
// listgen:section(id: \.name, footerHeight: 20)
// listgen:header(view: DayHeader)
struct Place {
    let name: String
}

/// One of its cases is a header alone.
// listgen:section
enum End {
    // listgen:section(header: "The end")
    case reached
    case more([Entry])  // listgen:row(cell: EntryCell)
    case elsewhere(Place)
}

/// Each of its cases is a header alone.
// listgen:section
enum Sign {
    case place(Place)
    case nothing  // listgen:section(header: "Nothing here")
}

// listgen:list(.table)
struct Signs {
    var sign: Sign
    var entries: [Entry]  // listgen:row(cell: EntryCell)
}

final class EntryCell: UITableViewCell {
    func configure(_ entry: Entry) { textLabel?.text = "\(entry.id)" }
}

final class DayHeader: UITableViewHeaderFooterView {
    func configure(name: String) { textLabel?.text = name }
}
