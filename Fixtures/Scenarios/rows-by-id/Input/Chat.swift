import UIKit

// listgen:list(.table, context: Store)
struct Chat {
    // listgen:row(load: { id, store in store.message(id) }, on: [select, didEndDisplaying])
    var messages: [Int]
    // listgen:row(load: { id, store -> Note? in store.notes[id] }, cell: UrgentCell, when: \.isUrgent)
    // listgen:row(cell: NoteCell, height: 60)
    var notes: [String]
    // listgen:row(load: attachment(of:), cell: AttachmentCell, height: 30)
    var attachments: [UUID]
    var total: Int  // listgen:ignore
}

// listgen:rows(configure: { cell, message in cell.tag = message.length })
enum Message {
    case text(String)  // listgen:row(cell: TextCell, on: select)
    case photo(Photo)  // listgen:row(cell: PhotoCell)
    case call  // listgen:row(cell: CallCell, height: 20)

    var length: Int { if case .text(let text) = self { text.count } else { 0 } }
}

struct Photo {
    var name: String
}

struct Note {
    var text: String
    var isUrgent = false
}

struct Attachment {
    var size: Int
}

final class Store {
    var messages: [Int: Message] = [:]
    var notes: [String: Note] = [:]
    private(set) var loads: [Int] = []

    func message(_ id: Int) -> Message {
        loads.append(id)
        return messages[id] ?? .text("message \(id)")
    }

    func attachment(of id: UUID) -> Attachment? { nil }

    func resetLoads() { loads = [] }
}

final class TextCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
    static func height(for text: String, width: CGFloat) -> CGFloat { 40 + CGFloat(text.count) }
}

final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) { textLabel?.text = photo.name }
    static let height: CGFloat = 120
}

final class CallCell: UITableViewCell {}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

final class UrgentCell: UITableViewCell {
    func configure(with note: Note, context: Store) { textLabel?.text = "!\(note.text)" }
}

final class AttachmentCell: UITableViewCell {
    func configure(with attachment: Attachment) { textLabel?.text = "\(attachment.size)" }
}
