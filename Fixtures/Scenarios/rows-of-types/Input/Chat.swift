import ListRuntime
import ListRuntimeUIKit
import UIKit

// Of a class the kinds are the classes below it. One that nothing shows, such as this, is only there to be inherited from.
// listgen:rows(content: [\.text], rowType: "MessageKind")
class Message {
    let id: Int
    var text: String

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

final class TextMessage: Message {}

class MediaMessage: Message {
    var name: String { "Media" }
}

typealias Media = MediaMessage

final class PhotoMessage: Media {
    override var name: String { "Photo" }
}

// listgen:row(cell: VideoCell)
final class VideoMessage: Media {}

// All rows are of one enum: it is the list's `Row`.
// listgen:list(.table)
struct Chat {
    var messages: [Message]
}

// listgen:cell
final class TextCell: UITableViewCell {
    func configure(with message: TextMessage) { textLabel?.text = message.text }
}

// The cell of a class is that of the classes below it, unless they have a nearer one.
// listgen:cell
final class MediaCell: UITableViewCell {
    func configure(with message: MediaMessage) { textLabel?.text = "\(message.name): \(message.text)" }
}

final class VideoCell: UITableViewCell {
    func configure(with message: VideoMessage) { textLabel?.text = "Play \(message.text)" }
}
