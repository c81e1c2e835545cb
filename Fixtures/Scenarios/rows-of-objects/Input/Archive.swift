import UIKit

// Objects of a database, which renames and deletes them while they are shown: what a row is called is read once, when a
// state is set.
final class Record {
    var id: Int
    var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

final class Attachment {
    var id: String

    init(id: String) { self.id = id }
}

// listgen:section(id: \.name, header: \.name)
struct Folder {
    let name: String
    // listgen:row(cell: RecordCell, content: [\.title])
    var records: [Record]
}

// listgen:list(.table)
struct Archive {
    // listgen:row(cell: RecordCell, content: [\.title])
    var pinned: [Record]
    // listgen:row(cell: RecordCell, content: [\.title])
    var recent: [Record]
    var folders: [Folder]
}

// Without members that are compared the state says that its rows are objects.
// listgen:list(.table)
struct Attachments {
    // listgen:row(cell: AttachmentCell, content: .instance)
    var attachments: [Attachment]
}

final class RecordCell: UITableViewCell {
    func configure(with record: Record) { textLabel?.text = record.title }
}

final class AttachmentCell: UITableViewCell {
    func configure(with attachment: Attachment) { textLabel?.text = attachment.id }
}
