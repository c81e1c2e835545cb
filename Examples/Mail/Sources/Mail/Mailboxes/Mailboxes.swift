import MailKit
import UIKit

// listgen:list(.table, context: MailboxesContext)
/// Every mailbox of every account.
public struct Mailboxes {
    // listgen:row(id: \.path, on: select)
    public var favourites: [Mailbox]
    public var accounts: [AccountMailboxes]

    public init(favourites: [Mailbox], accounts: [AccountMailboxes]) {
        self.favourites = favourites
        self.accounts = accounts
    }
}
