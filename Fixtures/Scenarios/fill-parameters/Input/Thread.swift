import ListRuntime
import ListRuntimeUIKit
import UIKit

protocol ReplyDelegate: AnyObject {
    func reply(to message: Message)
}

struct Theme {
    var tint: UIColor
}

struct ThreadContext {
    var theme: Theme
    var myName: String
    weak var delegate: (any ReplyDelegate)?
}

struct Message: Equatable {
    let id: Int
    var author: String
    var text: String
}

// listgen:rows
enum ThreadItem: Equatable {
    case message(Message, isNew: Bool)  // listgen:row(cell: MessageCell, id: \.id)
    case day(String)                    // listgen:row(cell: DayCell, id: .value)
}

// listgen:list(.table, context: ThreadContext)
struct MessageThread {
    var items: [ThreadItem]
    // listgen:row(cell: PlainCell)
    var plain: [Message]
}

final class MessageCell: UITableViewCell {
    // listgen:inject
    weak var delegate: (any ReplyDelegate)?

    func configure(
        with message: Message, isNew: Bool, theme: Theme, myName: String, in table: UITableView, animated: Bool = false
    ) {
        let name = message.author == myName ? "me" : message.author
        textLabel?.text = isNew ? name + " new" : name + " of \(table.numberOfSections)"
        textLabel?.textColor = theme.tint
    }
}

final class DayCell: UITableViewCell {
    func configure(day: String, item: ThreadItem) { textLabel?.text = day }
}

final class PlainCell: UITableViewCell {
    func configure(message: Message, position: RowPosition<Message>, metrics: ListMetrics, row: MessageThread.Row) {
        let author = position.isFirst ? message.author + " " : ""
        textLabel?.text = author + (position.next?.text ?? "\(metrics.width)")
    }
}
