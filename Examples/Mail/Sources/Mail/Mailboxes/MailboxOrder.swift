import MailKit
import UIKit

// listgen:list(.table, context: MailboxesContext)
/// The mailboxes of an account in the order that the user wants. The inbox stays where it is.
public struct MailboxOrder {
    // listgen:row(id: \.path, moves: .inSection, canMove: { $0.kind != .inbox }, on: move)
    public var mailboxes: [Mailbox]

    public init(mailboxes: [Mailbox]) {
        self.mailboxes = mailboxes
    }
}
