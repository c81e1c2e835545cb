import UIKit

final class Draft {
    let key: String
    var subject: String

    init(key: String, subject: String) {
        self.key = key
        self.subject = subject
    }
}

struct Note {
    let key: String
    var text: String
}

// listgen:rows(on: select, id: \.key, content: .always, height: 44, cells: [NoteCell])
enum FeedItem {
    case note(Note)
    case draft(Draft)  // listgen:row(cell: DraftCell)
}

// listgen:section(id: \.name, header: \.name, empty: NothingCell, on: select, height: 30, content: .always,
//     cells: [NoteCell])
struct Folder {
    let name: String
    var notes: [Note]  // listgen:row(id: \.key)
}

// listgen:list(.table, finders: true, id: \.key, content: .always, cells: [NoteCell], height: 50)
struct Feed {
    var notes: [Note]
    var drafts: [Draft]  // listgen:row(cell: DraftCell, name: "draft", estimatedHeight: 44, content: .instance)
    var items: [FeedItem]
    var more: [FeedItem]
    var folders: [Folder]
    var pinned: Note?  // listgen:row(cell: BigNoteCell)
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

// listgen:cell
final class BigNoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text.uppercased() }
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) { textLabel?.text = draft.subject }
}

final class NothingCell: UITableViewCell {}
