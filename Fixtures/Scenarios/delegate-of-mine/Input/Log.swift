import UIKit

struct Entry: Equatable {
    let id: Int
    var text: String
}

// listgen:list(.table, delegate: .mine)
struct Log {
    // listgen:section(header: "Entries")
    var entries: [Entry]
}

// listgen:cell
final class EntryCell: UITableViewCell {
    func configure(with entry: Entry) { textLabel?.text = entry.text }
}
