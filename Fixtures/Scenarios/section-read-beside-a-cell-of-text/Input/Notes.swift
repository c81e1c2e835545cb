import UIKit

// A cell shows texts, yet what the mark reads is state; the author is a row.
// listgen:section(header: \.title, footer: \.lines.last)
struct Note {
    let id: String
    var title: String
    var lines: [String]  // listgen:row(id: .value)
    var author: String
}

// listgen:list(.table)
struct Notes {
    var notes: [Note]
}

// listgen:cell
final class TextCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
}
