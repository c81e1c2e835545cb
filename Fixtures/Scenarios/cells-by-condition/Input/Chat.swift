import UIKit

struct ChatContext {
    var myName: String
    var isCompact: Bool
}

struct ChatMessage: Equatable {
    let id: Int
    var author: String
    var isDeleted: Bool
}

// listgen:list(.table, context: ChatContext)
struct Chat {
    // listgen:row(cell: DeletedCell, when: \.isDeleted)
    // listgen:row(cell: CompactCell, when: { message, context in context.isCompact })
    // listgen:row(cell: OwnCell, when: { $0.author == $1.myName })
    // listgen:row(cell: OtherCell)
    var messages: [ChatMessage]
}

final class DeletedCell: UITableViewCell {
    static func height(for message: ChatMessage) -> CGFloat { 20 }
    func configure(with message: ChatMessage) {}
}

final class CompactCell: UITableViewCell {
    func configure(with message: ChatMessage) { textLabel?.text = message.author }
}

final class OwnCell: UITableViewCell {
    func configure(with message: ChatMessage) { textLabel?.text = "me" }
}

final class OtherCell: UITableViewCell {
    static func height(for message: ChatMessage, width: CGFloat) -> CGFloat { width / 4 }
    func configure(with message: ChatMessage) { textLabel?.text = message.author }
}
