import MailKit
import UIKit

/// Shows a conversation. The messages are objects that the sync engine mutates.
public final class CorrespondenceController: ScreenController {
    public private(set) var showsRemoteImages = false
    private var correspondence: Correspondence
    private var settings: MailSettings
    private var table: Correspondence.Table?

    public init(subject: Subject, messages: [Message], settings: MailSettings) {
        correspondence = Correspondence(subject: subject, items: Self.items(of: messages))
        self.settings = settings
        super.init(title: subject.text, style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Correspondence.Table(correspondence, context: context, actions: self, in: tableView)
    }

    /// Messages came, went or changed in place.
    public func show(_ messages: [Message]) {
        correspondence.items = Self.items(of: messages)
        table?.state = correspondence
    }

    /// The user starts an answer below the last message.
    public func add(draft: Message) {
        table?.update { $0.items.append(.draft(draft)) }
    }

    /// The user allows the images of the senders.
    public func showRemoteImages() {
        showsRemoteImages = true
        table?.context = context
    }

    private var context: CorrespondenceContext {
        CorrespondenceContext(settings: settings, delegate: self)
    }

    /// A line for each day, the first message, then the replies.
    private static func items(of messages: [Message]) -> [ConversationItem] {
        var items: [ConversationItem] = []
        var day: String?
        for message in messages {
            if message.date != day { items.append(.day(message.date)) }
            day = message.date
            items.append(message === messages.first ? .first(message) : .reply(message))
        }
        return items
    }
}

extension CorrespondenceController: Correspondence.Actions {
    func select(reply: Message) {
        reply.isCollapsed.toggle()
        table?.state = correspondence
    }
}

extension CorrespondenceController: MessageCellDelegate {
    public func messageCellDidTapStar(_ cell: MessageCell) {
        guard case .items(let item)? = table?.row(for: cell) else { return }
        switch item {
        case .first(let message), .reply(let message), .draft(let message): message.isStarred.toggle()
        case .day: break
        }
        table?.state = correspondence
    }
}
