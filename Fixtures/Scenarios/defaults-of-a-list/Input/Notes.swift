import UIKit

final class Note {
    let key: String
    var text = ""

    init(key: String) { self.key = key }
}

final class Tag {
    let key: String
    let name: String

    init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}

// listgen:list(.table, id: \.key, content: .instance, height: 52, estimatedHeight: 52)
struct Notes {
    var pinned: [Note]
    // listgen:section(content: .always, height: 64)
    var notes: [Note]
    // listgen:row(height: 30)
    var tags: [Tag]
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

// listgen:cell
final class TagCell: UITableViewCell {
    func configure(with tag: Tag) { textLabel?.text = tag.name }
}
