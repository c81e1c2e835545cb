import ListRuntimeUIKit
import UIKit

/// What an app that shows the chat of this SDK may replace.
public struct ChatComponents {
    public var messageCell: MessageCell.Type = MessageCell.self
    public var dayCell: UITableViewCell.Type = UITableViewCell.self

    public init() {}
}

public struct Message: Equatable, Identifiable, Sendable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

open class MessageCell: UITableViewCell {
    open func configure(with message: Message) { textLabel?.text = message.text }
}

// listgen:list(.table, context: .weak(ChatController))
public struct Chat {
    // listgen:row(cell: .class(\.components.dayCell), id: .value, configure: fill(_:day:))
    public var day: String?
    // listgen:row(cell: .class(\.components.messageCell), on: select)
    public var messages: [Message]

    public init(day: String? = nil, messages: [Message] = []) {
        self.day = day
        self.messages = messages
    }
}

open class ChatController: UIViewController, Chat.Actions {
    /// The classes of the cells. Rows whose class is another one are reloaded.
    open var components = ChatComponents() {
        didSet { list?.reload() }
    }
    public private(set) var list: Chat.Table?
    public let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        list = Chat.Table(Chat(), context: self, actions: self, in: tableView)
    }

    /// Fills the row of a day.
    open func fill(_ cell: UITableViewCell, day: String) { cell.textLabel?.text = day }

    /// Is called when a message is tapped.
    open func select(messages: Message) {}
}
