import ListRuntimeUIKit
import MailKit
import UIKit

/// Has the mailboxes of an account moved by hand.
public final class MailboxOrderController: ScreenController {
    /// The order as the server is to know it.
    public private(set) var saved: [Mailbox]
    private let context: MailboxesContext
    private var table: MailboxOrder.Table?

    public init(mailboxes: [Mailbox], settings: MailSettings) {
        saved = mailboxes
        context = MailboxesContext(settings: settings)
        super.init(title: "Mailboxes", style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = MailboxOrder.Table(MailboxOrder(mailboxes: saved), context: context, actions: self, in: tableView)
    }
}

extension MailboxOrderController: MailboxOrder.Actions {
    public func move(mailboxes: Mailbox, to offset: Int) {
        saved.removeAll { $0.path == mailboxes.path }
        saved.insert(mailboxes, at: offset)
        onOpen?("the server, with \(mailboxes.name) at \(offset)")
    }
}
