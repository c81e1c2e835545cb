import Mail
import MailKit
import UIKit

/// Mailboxes that are moved by hand.
@MainActor
enum MailboxOrderTour {
    static func run() {
        let mailboxes = [
            Mailbox(path: "inbox", name: "Inbox", kind: .inbox), Mailbox(path: "drafts", name: "Drafts", kind: .drafts),
            Mailbox(path: "tapes", name: "Tapes"),
        ]
        let controller = MailboxOrderController(mailboxes: mailboxes, settings: MailSettings())
        let stage = Stage("Order of mailboxes", controller)
        controller.tableView.isEditing = true
        stage.act("drag the tapes over the drafts") { stage.move("Tapes", before: "Drafts") }
        stage.act("drag the inbox, which stays") { stage.move("Inbox", before: "Drafts") }
    }
}
