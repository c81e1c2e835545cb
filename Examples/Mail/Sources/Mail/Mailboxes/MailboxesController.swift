import MailKit
import UIKit

/// Shows the mailboxes of all accounts.
public final class MailboxesController: ScreenController {
    private var mailboxes: Mailboxes
    private let context: MailboxesContext
    private var table: Mailboxes.Table?

    public init(mailboxes: Mailboxes, settings: MailSettings) {
        self.mailboxes = mailboxes
        context = MailboxesContext(settings: settings)
        super.init(title: "Mailboxes", style: .grouped)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Mailboxes.Table(mailboxes, context: context, actions: self, in: tableView)
    }

    /// Shows other mailboxes; `completion` runs when the table does.
    public func show(_ mailboxes: Mailboxes, completion: (() -> Void)? = nil) {
        self.mailboxes = mailboxes
        table?.apply(mailboxes, animation: .fade) { completion?() }
    }

    /// The server has counted one mailbox of one account.
    public func setUnread(_ unread: Int, of path: String, in address: String) {
        for account in mailboxes.accounts.indices where mailboxes.accounts[account].account.address == address {
            for box in mailboxes.accounts[account].mailboxes.indices
            where mailboxes.accounts[account].mailboxes[box].path == path {
                mailboxes.accounts[account].mailboxes[box].unread = unread
            }
        }
        table?.update(accounts: address, mailboxes: path) { $0.unread = unread }
    }
}

extension MailboxesController: Mailboxes.Actions {
    public func select(favourites: Mailbox) {
        onOpen?("mailbox \(favourites.path)")
    }

    public func select(mailboxes: Mailbox, in section: AccountMailboxes) {
        onOpen?("mailbox \(mailboxes.path) of \(section.account.name)")
    }

    public func selectAdd(in section: AccountMailboxes) {
        onOpen?("a new mailbox for \(section.account.name)")
    }
}
