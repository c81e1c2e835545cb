import UIKit

struct Message: Equatable {
    let id: Int
    var subject: String
    var isRead: Bool
}

// listgen:list(.table)
struct Mailbox {
    // listgen:section(header: Mailbox.title(of:))
    var messages: [Message]  // listgen:row(on: select)
    var hasMore: Bool  // listgen:row(cell: MoreCell, on: willDisplay)

    var unreadCount: Int { messages.count { !$0.isRead } }

    static func title(of messages: [Message]) -> String? {
        let count = messages.count { !$0.isRead }
        return count == 0 ? nil : "\(count) unread"
    }
}

// listgen:cell
final class MessageCell: UITableViewCell {
    let badge = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with message: Message) {
        textLabel?.text = message.subject
        badge.isHidden = message.isRead
    }
}

final class MoreCell: UITableViewCell {}
